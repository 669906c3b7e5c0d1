import * as z from 'zod/mini';
import { CommandError, command } from '../../platform/operator/command.ts';
import { coinsText } from '../../platform/operator/money.ts';
import { demoContents, removeDemo } from './removeDemo.ts';

export const demoCommands = {
  'demo remove': command({
    args: z.object({ confirm: z.optional(z.boolean()) }),
    target: ({ confirm }) => (confirm ? 'club' : null),
    async run({ store, isServing }, { confirm = false }) {
      const found = await demoContents(store.db);
      if (!found) throw new CommandError('This club is no demo. Nothing changed.');
      if (isServing)
        throw new CommandError('Stop every server of this club first: it runs as a demo.');
      const what = `${found.players} accounts with ${coinsText(found.coins)} coins`;
      if (!confirm) {
        const lines = [
          `This would remove ${what}, their sessions and history, and the demo's content.`,
          'In a demo anyone could open any account. Add --confirm to do it.',
        ];
        return { data: { ...found, isRemoved: false }, lines };
      }
      await removeDemo(store);
      return {
        data: { ...found, isRemoved: true },
        lines: [`The demo is gone: ${what}. The club is a real one now, and empty.`],
      };
    },
  }),
};
