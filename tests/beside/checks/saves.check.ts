import { isDeepStrictEqual } from 'node:util';
import { isApiError, type Api } from '@/api';
import { readConflict, settingsApi, stampOf } from '@/api/entities/settings';
import { resolveChanges, type SettingsMap, canLockOut } from '@/domain/settings/effects';
import { encodeAliases } from '@/domain/settings/aliases';
import {
	completeValue,
	isKept as isTextKept,
	toFormValue,
	toSettingValue,
} from '@/domain/settings/form';
import { findSetting } from '@/domain/settings/registry';
import { trialApi } from '@/extras/trial/api/trial';
import { isMap, isSwitchedOn } from '@/lib/values';
import { apiOf } from '../../contract/client';
import { check, isShort } from './check';
import { findOther } from './other-values';
import { switchAll } from './switch-all';

const isField = (value: unknown) => typeof value === 'string' || isMap(value);

function isKept(key: string, before: unknown, sent: unknown, now: unknown): boolean {
	if (isField(sent)) {
		const text = (value: unknown) => toFormValue(key, value);
		return isTextKept(key, text(now), text(completeValue(key, before, sent)), text(before));
	}
	return typeof sent === 'boolean' ? isSwitchedOn(now) === sent : isDeepStrictEqual(now, sent);
}

const describe = (value: unknown) =>
	typeof value === 'boolean' ? (value ? 'on' : 'off') : JSON.stringify(value);

/**
 * Sends changes with all that the app sends: on trial where they can lock people out, and, unless they are switches, with a stamp of what was seen. Returns why
 * they were refused, "" if they weren't.
 */
async function send(api: Api, changes: SettingsMap, known: SettingsMap): Promise<string> {
	const mark = Object.keys(changes).some(canLockOut) ? 'dashboard-for-jetpack-trial' : undefined;
	const isSwitch = Object.values(changes).every((value) => typeof value === 'boolean');
	const now = Object.fromEntries(Object.keys(changes).map((key) => [key, known[key]]));
	const seen = Object.fromEntries(
		Object.entries(encodeAliases(now, known)).map(([key, value]) => [key, stampOf(value)]),
	);
	const save = (stamps?: Record<string, string>) =>
		api(settingsApi).save(changes, known, { mark, seen: stamps });
	try {
		await save(isSwitch ? undefined : seen).catch((error: unknown) => {
			const conflict = readConflict(error);
			return conflict ? save({ ...seen, ...conflict.stamps }) : Promise.reject(error);
		});
		return '';
	} catch (error) {
		if (!isApiError(error)) {
			throw error;
		}
		return `HTTP ${error.status} ${error.code} ${error.sentence}`;
	} finally {
		// Otherwise the site would put the change back in the middle of a later one.
		const trial = mark ? await api(trialApi).load() : null;
		if (trial) {
			await api(trialApi).answer(trial.id, 'keep');
		}
	}
}

/** The settings as this role's app reads them, and saves that each expect the value in the next request, which has nothing of the process that saved it. */
async function open(role: 'admin' | 'admin2') {
	const api = await apiOf(role);
	let known = await api(settingsApi).load();
	const facts = {
		availabilityOf: () => ({ kind: 'available' }) as const,
		isOn: (key: string) => isSwitchedOn(known[key]),
		isOfTheme: () => false,
		hasInstantSearch: false,
	};
	async function turn(key: string, sent: unknown): Promise<string[]> {
		const before = known[key];
		const refusal = await send(api, resolveChanges({ [key]: sent }, facts, known), known);
		known = await api(settingsApi).load();
		if (refusal) {
			return [`${describe(sent)}: ${refusal}`];
		}
		const now = known[key];
		return isKept(key, before, sent, now) ? [] : [`${describe(sent)}: it is ${describe(now)}`];
	}
	return {
		keys: Object.keys(known),
		/** Saves another value and then the present one; undefined if no other value is known. */
		async turnTwice(key: string): Promise<string[] | undefined> {
			const value = known[key];
			const other = findOther(key, value);
			if (other === undefined) {
				return undefined;
			}
			const back = isField(other) ? toSettingValue(key, toFormValue(key, value)) : value;
			const flaws = await turn(key, other);
			return flaws.length > 0 ? flaws : turn(key, back);
		},
	};
}

for (const role of isShort ? (['admin'] as const) : (['admin', 'admin2'] as const)) {
	check(`Saves as ${role}`, async (findings) => {
		const modules = await switchAll(true);
		const { keys, turnTwice } = await open(role);
		// The app sends no other settings.
		for (const key of keys.filter((one) => modules.includes(one) || findSetting(one))) {
			const flaws = await turnTwice(key);
			if (flaws) {
				findings.set(key, flaws);
			}
		}
	});
}

check('Saves of modules while the others are off', async (findings) => {
	const modules = await switchAll(false);
	const { turnTwice } = await open('admin');
	for (const slug of modules) {
		findings.set(slug, (await turnTwice(slug)) ?? ['the settings lack it']);
	}
});
