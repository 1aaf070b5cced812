import * as v from 'valibot';
import { decodeAliases, encodeAliases } from '@/domain/settings/aliases';
import type { SettingsMap } from '@/domain/settings/effects';
import type { Client } from '../client';
import { isApiError } from '../client/errors';
import * as d from '../decode';

/** The settings under the registry's keys, whatever this server calls them. */
export const settingsSchema = v.pipe(d.rawMap(), v.transform(decodeAliases));

/**
 * A save returns an envelope, with a value that the server generated for some keys. Saving a language returns
 * a bare boolean.
 */
const savedSchema = v.union([v.boolean(), v.looseObject({ code: v.string() })]);

/** A map that shares no key with the known settings is some other answer, and so is an empty one. */
const settingsLike = (known: readonly string[]) =>
	v.pipe(
		settingsSchema,
		v.check((map) => (known.length > 0 ? known : Object.keys(map)).some((key) => key in map)),
	);

const SEEN = 'dashboard-for-jetpack-seen';

const conflictSchema = d.objectOf({
	data: d.objectOf({
		values: d.rawMap(),
		stamps: d.mapOf(v.string()),
		by: v.string(),
	}),
});

const toText = (value: unknown): string => {
	if (typeof value === 'boolean') {
		return value ? '1' : '';
	}
	return value && typeof value === 'object' ? JSON.stringify(value) : String(value ?? '');
};

/** A short name of a value (FNV-1a, 32 bits), as in `php-stub/admin-page/class-compared-save.php`. */
export const stampOf = (value: unknown): string => {
	let hash = 0x811c9dc5;
	new TextEncoder().encode(toText(value)).forEach((byte) => {
		hash = Math.imul(hash ^ byte, 0x01000193);
	});
	return (hash >>> 0).toString(16).padStart(8, '0');
};

type Conflict = v.InferOutput<typeof conflictSchema>['data'];

export const CHANGED_ELSEWHERE = 'changed_elsewhere';

/** Why a save wasn't made: somebody else has changed the same settings. Undefined for any other failure. */
export function readConflict(error: unknown): Conflict | undefined {
	if (!isApiError(error) || error.code !== CHANGED_ELSEWHERE) {
		return undefined;
	}
	const { success, output } = v.safeParse(conflictSchema, error.response);
	return success ? output.data : undefined;
}

interface SaveWishes {
	/** A parameter for an extra of the plugin. */
	mark?: string;
	/** Key of the server → stamp of the value that the person saw: `php-stub/admin-page/class-compared-save.php`. */
	seen?: Record<string, string>;
}

export const settingsApi = (client: Client) => ({
	/** @param known Keys of the settings that the site had before. If it had none, any map with a known key is accepted. */
	load: (known: readonly string[] = []) => client.get('settings', d.decoder(settingsLike(known))),
	/**
	 * Sends only the changed keys: the server refuses all of them if one is invalid (API-19).
	 *
	 * @param known The decoded settings of this server, which tell its own keys.
	 * @throws {ApiError} Also code `changed_elsewhere` (`readConflict`).
	 */
	save: (changes: SettingsMap, known: SettingsMap = {}, { mark, seen }: SaveWishes = {}) =>
		client.write('settings', d.decoder(savedSchema), encodeAliases(changes, known), {
			...(mark && { [mark]: 1 }),
			...(seen && { [SEEN]: JSON.stringify(seen) }),
		}),
	reset: () => client.write('options/options', () => undefined, { reset: true }),
});
