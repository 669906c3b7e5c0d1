// They lead to one another and come as one file: each more is a name in what home loads.
export { RedeemScreen } from './RedeemScreen.tsx';
export { ReceiptScreen } from './receipt/ReceiptScreen.tsx';
