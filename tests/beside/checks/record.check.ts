import {
	findPortableSetting,
	isOfThisSite,
	isSameFileValue,
	listKeysOfThisSite,
	listPortableSettings,
	toFileValue,
} from '@/domain/settings/file/values';
import { readRecord, turnRecord } from '../../contract/record';
import { callRest, readSettings } from '../../e2e/support/rest';
import { check } from './check';
import { findOther } from './other-values';
import { switchAll } from './switch-all';

/** Records of what a person has seen or bought. They aren't settings, and not in the record. */
const NO_SETTING = /^dismiss_|^has_jetpack_search_product$/;

async function compare(key: string, other: unknown): Promise<string[] | undefined> {
	const before = await readSettings();
	const [newest] = await readRecord();
	const known = newest && JSON.stringify(newest);
	await callRest('admin', 'jetpack/v4/settings', { [key]: other });
	const after = await readSettings();
	if (JSON.stringify(before[key]) === JSON.stringify(after[key])) {
		return undefined;
	}
	const entries = await readRecord();
	const added = entries.slice(
		0,
		entries.findIndex((entry) => JSON.stringify(entry) === known) >>> 0,
	);
	// From Jetpack 12 on, the list of brute force protection is the firewall's.
	const keys =
		key === 'jetpack_protect_global_whitelist' ? [key, 'jetpack_waf_ip_allow_list'] : [key];
	const found = added.find((entry) => keys.includes(entry.key));
	const setting = findPortableSetting(key);
	if (!found) {
		return [`saved, it is not in the record, but: ${added.map((one) => one.key).join() || '-'}`];
	}
	if (isOfThisSite(key)) {
		return found.values ? ['its value is in the record'] : [];
	}
	const to = toFileValue(setting, after[key]);
	return isSameFileValue(setting, to, found.values?.to) ? [] : ['the record has another value'];
}

check('Record of changes', async (findings, note) => {
	await switchAll(true);
	await turnRecord('on');
	try {
		const settings = await readSettings();
		const keys = [...listPortableSettings().map(({ key }) => key), ...listKeysOfThisSite()];
		let count = 0;
		for (const key of keys.filter((one) => one in settings && !NO_SETTING.test(one))) {
			const other = findOther(key, settings[key]);
			const flaws = other === undefined ? undefined : await compare(key, other);
			if (flaws) {
				count++;
				findings.set(key, flaws);
				await callRest('admin', 'jetpack/v4/settings', { [key]: settings[key] });
			}
		}
		for (const slug of ['sitemaps', 'stats']) {
			const flaws = await compare(slug, false);
			findings.set(slug, flaws ?? ['it does not turn off']);
			await callRest('admin', 'jetpack/v4/settings', { [slug]: true });
		}
		note('settings that were tried', count > 20, `only ${count}`);
	} finally {
		await turnRecord('off');
	}
});
