import * as v from 'valibot';
import type { Decided, Deciders } from '@/domain/modules/deciders';
import type { Client } from '../client';
import * as d from '../decode';

/** As `Code_Author` in PHP prints it. */
export const authorSchema = d.objectOf({
	kind: v.fallback(
		v.picklist(['plugin', 'must-use', 'theme', 'network', 'helper', 'other']),
		'other',
	),
	name: d.plainOr(),
	file: d.textOr(),
	line: d.numberOr(0),
});

const decidersSchema = d.objectOf({
	found: d.listOf(
		d.objectOf({
			author: authorSchema,
			forces: v.fallback(v.nullable(v.picklist(['on', 'off', 'value', 'part'])), null),
			fault: v.fallback(v.nullable(v.picklist(['slow', 'failed'])), null),
		}),
	),
	guesses: d.listOf(authorSchema),
	constants: d.textList(),
	isSaved: d.flagOr(true),
});

const ACTION = 'dashboard_for_jetpack_deciders';

export const decidersApi = (client: Client) => ({
	/** Keys of the settings whose value a plugin, a theme or a constant replaces. */
	list: (): Promise<string[]> =>
		client.ask(
			ACTION,
			{ kind: 'all' },
			d.decoder(d.fieldOf('settings', v.array(v.string()))),
			'POST',
		),
	/** The code that decides a value: `php-stub/extras/health`. */
	load: ({ kind, id }: Decided): Promise<Deciders> =>
		client.ask(ACTION, { kind, id }, d.decoder(decidersSchema), 'POST'),
});
