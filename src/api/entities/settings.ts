import * as v from 'valibot';
import { decodeAliases, encodeAliases } from '@/domain/settings/aliases';
import type { SettingsMap } from '@/domain/settings/effects';
import type { Client } from '../client';
import { decoder, rawMap } from '../decode';

/** The settings under the registry's keys, whatever this server calls them. */
export const settingsSchema = v.pipe(rawMap(), v.transform(decodeAliases));

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

const TRIAL = 'dashboard-for-jetpack-trial';

export const settingsApi = (client: Client) => ({
	/** @param known Keys of the settings that the site had before. If it had none, any map with a known key is accepted. */
	load: (known: readonly string[] = []) => client.get('settings', decoder(settingsLike(known))),
	/**
	 * Sends only the changed keys: the server refuses all of them if one is invalid (API-19).
	 *
	 * @param known     The decoded settings of this server, which tell its own keys.
	 * @param isOnTrial Whether the site puts the changes back unless somebody keeps them: `php-stub/extras/trial`.
	 */
	save: (changes: SettingsMap, known: SettingsMap = {}, isOnTrial = false) =>
		client.write(
			'settings',
			decoder(savedSchema),
			encodeAliases(changes, known),
			isOnTrial ? { [TRIAL]: 1 } : undefined,
		),
	reset: () => client.write('options/options', () => undefined, { reset: true }),
});
