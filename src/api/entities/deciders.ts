import * as v from 'valibot';
import type { Decided, Deciders } from '@/domain/modules/deciders';
import type { Client } from '../client';
import { decoder, flagOr, listOf, numberOr, objectOf, plainOr, textList, textOr } from '../decode';

/** As `Code_Author` in PHP prints it. */
export const authorSchema = objectOf({
	kind: v.fallback(
		v.picklist(['plugin', 'must-use', 'theme', 'network', 'helper', 'other']),
		'other',
	),
	name: plainOr(),
	file: textOr(),
	line: v.pipe(
		numberOr(null),
		v.transform((line) => line ?? 0),
	),
});

const decidersSchema = objectOf({
	found: listOf(
		objectOf({
			author: authorSchema,
			forces: v.fallback(v.nullable(v.picklist(['on', 'off', 'value', 'part'])), null),
			fault: v.fallback(v.nullable(v.picklist(['slow', 'failed'])), null),
		}),
	),
	guesses: listOf(authorSchema),
	constants: textList(),
	isSaved: flagOr(true),
});

const decidedSchema = objectOf({ settings: v.array(v.string()) });

const ACTION = 'dashboard_for_jetpack_deciders';

export const decidersApi = (client: Client) => ({
	/** Keys of the settings whose value a plugin, a theme or a constant replaces. */
	list: async (): Promise<string[]> =>
		(await client.ask(ACTION, { kind: 'all' }, decoder(decidedSchema), 'POST')).settings,
	/** The code that decides a value: `php-stub/extras/health`. */
	load: ({ kind, id }: Decided): Promise<Deciders> =>
		client.ask(ACTION, { kind, id }, decoder(decidersSchema), 'POST'),
});
