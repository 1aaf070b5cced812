import { resolveDefault } from '@/domain/modules/module-rows';
import type { Preset } from '@/domain/settings/presets';
import { toJson } from '@/lib/to-json';
import { listSiteEntries, type FileFacts } from '@/domain/settings/file/site-entries';
import {
	FILE_FORMAT,
	FILE_VERSION,
	findPortableSetting,
	isOfThisSite,
} from '@/domain/settings/file/values';

/** Modules and settings by key, in the form of a file. */
export interface FileValues {
	/** Slug → whether the module is on. */
	modules: Readonly<Record<string, boolean>>;
	settings: Readonly<Record<string, unknown>>;
}

export interface FileOrigin {
	/** The name of the site; "" for a file that wasn't made on a site. */
	site: string;
	jetpack: string;
	/** In ISO 8601. */
	date: string;
}

/** The modules and settings of a site, without anything that must not leave it. */
export function readSiteValues(facts: FileFacts): FileValues {
	const entries = listSiteEntries(facts);
	const pick = (isModule: boolean) =>
		entries
			.filter(({ setting }) => (setting === undefined) === isModule)
			.map(({ key, value }) => [key, value] as const);
	return {
		modules: Object.fromEntries(pick(true).map(([slug, value]) => [slug, value === true])),
		settings: Object.fromEntries(pick(false)),
	};
}

export const writeSettingsFile = (facts: FileFacts, origin: FileOrigin): string =>
	`${toJson(
		{ format: FILE_FORMAT, version: FILE_VERSION, ...origin, ...readSiteValues(facts) },
		'\t',
	)}\n`;

/** The name of a file: the site's name if it has letters, and the day. */
export function nameSettingsFile({ site, date }: FileOrigin): string {
	const slug = site
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, '-')
		.replace(/^-|-$/g, '')
		.slice(0, 40);
	return ['jetpack-settings', slug, date.slice(0, 10)].filter(Boolean).join('-') + '.json';
}

/** All modules as the site's Jetpack turns them on by itself; modules whose default is unknown are left out. */
export function toDefaultValues({ modules, isPublic }: FileFacts): FileValues {
	const known = Object.values(modules).flatMap((record) => {
		const isOn = resolveDefault(record, isPublic);
		return isOn === undefined || isOfThisSite(record.module)
			? []
			: [[record.module, isOn] as const];
	});
	return { modules: Object.fromEntries(known), settings: {} };
}

export function toPresetValues({ values }: Preset): FileValues {
	const entries = Object.entries(values);
	return {
		modules: Object.fromEntries(entries.filter(([key]) => !findPortableSetting(key))),
		settings: Object.fromEntries(entries.filter(([key]) => findPortableSetting(key))),
	};
}
