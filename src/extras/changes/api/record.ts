import * as v from 'valibot';
import { SOURCES, type SiteRecord } from '../domain/record';
import type { Client } from '@/api/client';
import * as d from '@/api/decode';
import { authorSchema } from '@/api/entities/deciders';

const changeSchema = d.objectOf({
	id: d.number(),
	at: d.number(),
	request: v.string(),
	userId: d.numberOr(0),
	login: d.textOr(),
	source: v.fallback(v.picklist(SOURCES), 'other'),
	author: v.fallback(v.nullable(authorSchema), null),
	key: v.string(),
	values: v.fallback(v.optional(d.objectOf({ from: v.unknown(), to: v.unknown() })), undefined),
});

const recordSchema = v.pipe(
	d.objectOf({ isOn: d.flag(), entries: d.listOf(changeSchema) }),
	v.transform(({ isOn, entries }): SiteRecord => ({
		isOn,
		changes: entries.map(({ values, ...change }) => ({
			...change,
			before: values?.from,
			after: values?.to,
		})),
	})),
);

const ACTION = 'dashboard_for_jetpack_record';

/** The record of a site: `php-stub/extras/changes/class-answer.php`. */
export const recordApi = (client: Client) => ({
	load: (): Promise<SiteRecord> => client.ask(ACTION, {}, d.decoder(recordSchema)),
	/** Begins a record, or ends it and deletes its entries. */
	turn: (isOn: boolean): Promise<SiteRecord> =>
		client.ask(ACTION, { turn: isOn ? 'on' : 'off' }, d.decoder(recordSchema), 'POST'),
});
