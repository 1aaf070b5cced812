import * as v from 'valibot';
import type { Deciders } from '@/domain/modules/deciders';
import type { Client } from '../client';
import { decoder, listOf, numberOr, objectOf, plainOr, textOr } from '../decode';

/** As `Code_Author` in PHP prints it. */
export const authorSchema = objectOf({
	kind: v.fallback(v.picklist(['plugin', 'must-use', 'theme', 'helper', 'other']), 'other'),
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
			forces: v.fallback(v.nullable(v.picklist(['on', 'off'])), null),
			fault: v.fallback(v.nullable(v.picklist(['slow', 'failed'])), null),
		}),
	),
	guesses: listOf(authorSchema),
});

export const decidersApi = (client: Client) => ({
	/** The code that forces a module on or off: `php-stub/admin-page/class-deciders.php`. */
	load: (module: string): Promise<Deciders> =>
		client.ask('dashboard_for_jetpack_deciders', { module }, decoder(decidersSchema)),
});
