import * as v from 'valibot';
import type { Decided, Deciders } from '@/domain/modules/deciders';
import type { Client } from '../client';
import {
	decoder,
	fieldOf,
	flagOr,
	listOf,
	numberOr,
	objectOf,
	plainOr,
	textList,
	textOr,
} from '../decode';

/** As `Code_Author` in PHP prints it. */
export const authorSchema = objectOf({
	kind: v.fallback(
		v.picklist(['plugin', 'must-use', 'theme', 'network', 'helper', 'other']),
		'other',
	),
	name: plainOr(),
	file: textOr(),
	line: numberOr(0),
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

const ACTION = 'dashboard_for_jetpack_deciders';

export const decidersApi = (client: Client) => ({
	/** Keys of the settings whose value a plugin, a theme or a constant replaces. */
	list: (): Promise<string[]> =>
		client.ask(ACTION, { kind: 'all' }, decoder(fieldOf('settings', v.array(v.string()))), 'POST'),
	/** The code that decides a value: `php-stub/extras/health`. */
	load: ({ kind, id }: Decided): Promise<Deciders> =>
		client.ask(ACTION, { kind, id }, decoder(decidersSchema), 'POST'),
});
