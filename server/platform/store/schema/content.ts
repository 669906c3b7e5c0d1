import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { FAQ_TOPICS } from '#contract/helpdesk.ts';
import type { Localised } from '#contract/localised.ts';
import { bytes, id, time } from './columns.ts';

/** Pictures, in the database: every process serves the same ones, and a backup has them. */
export const uploads = pgTable('uploads', {
  /** SHA-256 of the bytes, shortened, with the kind's ending: what is named never changes. */
  name: text().primaryKey(),
  type: text().notNull(),
  bytes: bytes().notNull(),
  createdAt: time().notNull(),
});

export const banners = pgTable('banners', {
  id: id(),
  position: integer().notNull().default(0),
  imgEn: text().notNull(),
  imgZh: text().notNull(),
  imgMs: text().notNull(),
  linkEn: text().notNull(),
  linkZh: text().notNull(),
  linkMs: text().notNull(),
});

export const promotions = pgTable('promotions', {
  id: id(),
  title: jsonb().$type<Localised>().notNull(),
  description: jsonb().$type<Localised>().notNull(),
  img: jsonb().$type<Localised>().notNull(),
  link: text(),
  startsAt: time().notNull(),
  endsAt: time(),
});

export const faqs = pgTable('faqs', {
  id: id(),
  position: integer().notNull().default(0),
  topic: text({ enum: FAQ_TOPICS }).notNull(),
  question: jsonb().$type<Localised>().notNull(),
  answer: jsonb().$type<Localised>().notNull(),
});
