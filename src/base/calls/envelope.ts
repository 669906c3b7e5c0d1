import { EDATA_FIELD, EDATA_PASSPHRASE } from '#contract/envelope.ts';

/** crypto-js comes with the first body that is sent: reading the club needs none. */
const encrypt = async (text: string): Promise<string> => {
  const { default: aes } = await import('crypto-js/aes');
  return aes.encrypt(text, EDATA_PASSPHRASE).toString();
};

/** A multipart body: its files stay as they are, everything else goes into eData. */
const sealForm = async (form: FormData): Promise<FormData> => {
  const sealed = new FormData();
  const fields: Record<string, string> = {};
  for (const [name, value] of form) {
    if (typeof value === 'string') fields[name] = value;
    else sealed.append(name, value, value.name);
  }
  sealed.append(EDATA_FIELD, await encrypt(JSON.stringify(fields)));
  return sealed;
};

/** Spec 7: the whole body as one encrypted field. */
export const seal = async (body: unknown): Promise<FormData | Record<string, string>> =>
  body instanceof FormData
    ? sealForm(body)
    : { [EDATA_FIELD]: await encrypt(JSON.stringify(body)) };
