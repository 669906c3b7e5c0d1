import * as z from 'zod/mini';
import { FAQ_TOPICS } from '#contract/helpdesk.ts';
import { eachOf, numberArg, textArgs } from '../../platform/operator/args.ts';
import { inColumns } from '../../platform/operator/columns.ts';
import { CommandError, command } from '../../platform/operator/command.ts';
import { addFaqs, listFaqs, removeFaq } from './faqs.ts';

const Topic = z.enum(FAQ_TOPICS, `--topic must be one of ${FAQ_TOPICS.join(', ')}.`);

export const faqCommands = {
  'faq list': command({
    args: z.object({ topic: z.optional(Topic) }),
    target: () => null,
    async run({ store }, { topic }) {
      const all = await listFaqs(store.db);
      const data = topic ? all.filter((faq) => faq.topic === topic) : all;
      const lines = inColumns(
        data.map((faq) => [`question ${faq.id}`, faq.topic, faq.question.en]),
      );
      return { data, lines };
    },
  }),

  'faq add': command({
    args: z.object({
      topic: Topic,
      ...textArgs('question', 200),
      ...textArgs('answer', 2000),
    }),
    target: ({ topic }) => topic,
    async run({ store }, args) {
      const faq = {
        topic: args.topic,
        question: eachOf('question', args),
        answer: eachOf('answer', args),
      };
      const [id] = await store.transaction((tx) => addFaqs(tx, [faq]));
      return { data: { id, ...faq }, lines: [`Question ${id} is shown under ${faq.topic}.`] };
    },
  }),

  'faq remove': command({
    args: z.object({ id: numberArg('A question') }),
    target: ({ id }) => id,
    async run({ store }, { id }) {
      if (!(await removeFaq(store.db, Number(id))))
        throw new CommandError(`There is no question ${id}.`);
      return { data: { id: Number(id) }, lines: [`Question ${id} is removed.`] };
    },
  }),
};
