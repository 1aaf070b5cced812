import { __, sprintf } from '@wordpress/i18n';
import { findSetting } from '@/domain/settings/registry';
import { parseJson } from '@/lib/parse-json';
import { isMap } from '@/lib/values';
import { findDoubleKey, isTooDeep } from './json';
import {
	FILE_FORMAT,
	FILE_VERSION,
	LARGEST_FILE,
	MOST_LISTED,
	MOST_USED,
	findPortableSetting,
	hasType,
	isOfThisSite,
	isSlug,
	toFileValue,
} from '@/domain/settings/file/values';
import type { FileOrigin, FileValues } from './write';

export interface IgnoredLine {
	key: string;
	reason: string;
}

export interface IgnoredLines {
	/** The first of them. */
	ignored: readonly IgnoredLine[];
	ignoredCount: number;
}

export interface SettingsFile extends FileOrigin, FileValues, IgnoredLines {}

export type ReadFile = { kind: 'file'; file: SettingsFile } | { kind: 'problem'; sentence: string };

const problem = (sentence: string): ReadFile => ({ kind: 'problem', sentence });

const getForeign = () =>
	problem(
		__("This isn't a settings file of this dashboard. Choose a file exported from this page."),
	);

/** @return The problem with the size of a file; undefined if it can be read. */
export const checkFileSize = (bytes: number): ReadFile | undefined =>
	bytes > LARGEST_FILE ? problem(__('This file is too large for a settings file.')) : undefined;

const LONGEST_LABEL = 200;

const toLabel = (value: unknown) =>
	typeof value === 'string' ? value.slice(0, LONGEST_LABEL) : '';

const getWrongType = () => __("Its value in the file isn't of the right type.");

const getOwnReason = () => __("It belongs to one site and isn't taken from a file.");

/** Why a line of the modules isn't used; "" if it is. */
function checkModule(slug: string, value: unknown): string {
	if (isOfThisSite(slug)) {
		return getOwnReason();
	}
	if (!isSlug(slug) || findPortableSetting(slug)) {
		return __("It isn't a module.");
	}
	return hasType(undefined, value) ? '' : getWrongType();
}

/** Why a line of the settings isn't used; "" if it is. */
function checkSetting(key: string, value: unknown): string {
	if (isOfThisSite(key)) {
		return getOwnReason();
	}
	const setting = findPortableSetting(key);
	if (!setting) {
		return findSetting(key)
			? __('This is a module. Move it under "modules".')
			: __("This dashboard doesn't know this setting.");
	}
	return hasType(setting, value) ? '' : getWrongType();
}

const LONGEST_KEY = 100;

const getTooMany = () => __('The file has too many lines.');

function sortLines(
	lines: Record<string, unknown>,
	check: (key: string, value: unknown) => string,
): { used: [string, unknown][]; ignored: IgnoredLine[] } {
	const used: [string, unknown][] = [];
	const ignored: IgnoredLine[] = [];
	for (const [key, value] of Object.entries(lines)) {
		const reason = check(key, value) || (used.length < MOST_USED ? '' : getTooMany());
		if (reason) {
			ignored.push({ key: key.slice(0, LONGEST_KEY), reason });
		} else {
			used.push([key, value]);
		}
	}
	return { used, ignored };
}

function readContent(content: Record<string, unknown>): ReadFile {
	const { modules = {}, settings = {} } = content;
	if (!isMap(modules) || !isMap(settings)) {
		return problem(__('The modules or settings in this file have the wrong format.'));
	}
	const moduleLines = sortLines(modules, checkModule);
	const settingLines = sortLines(settings, checkSetting);
	const ignored = [...moduleLines.ignored, ...settingLines.ignored];
	return {
		kind: 'file',
		file: {
			site: toLabel(content.site),
			jetpack: toLabel(content.jetpack),
			date: toLabel(content.date),
			modules: Object.fromEntries(moduleLines.used.map(([slug, value]) => [slug, value === true])),
			settings: Object.fromEntries(
				settingLines.used.map(([key, value]) => [
					key,
					toFileValue(findPortableSetting(key), value),
				]),
			),
			ignored: ignored.slice(0, MOST_LISTED),
			ignoredCount: ignored.length,
		},
	};
}

/** Reads a file of settings. Strings stay plain text; a value that doesn't fit its setting is left out, with the reason. */
export function readSettingsFile(text: string): ReadFile {
	const tooLarge = checkFileSize(text.length);
	if (tooLarge) {
		return tooLarge;
	}
	// Some editors start a file with a byte order mark.
	const plain = text.replace(/^\uFEFF/, '');
	const json = parseJson(plain);
	if (json === undefined) {
		return problem(__("This file isn't JSON. It may be damaged or cut off."));
	}
	if (!isMap(json) || json.format !== FILE_FORMAT) {
		return getForeign();
	}
	if (typeof json.version === 'number' && json.version > FILE_VERSION) {
		return problem(
			__('This file was made by a newer version of this dashboard. Update the plugin to open it.'),
		);
	}
	if (json.version !== FILE_VERSION) {
		return getForeign();
	}
	if (isTooDeep(json)) {
		return problem(__('This file is nested too deep.'));
	}
	const double = findDoubleKey(plain);
	if (double !== undefined) {
		return problem(
			sprintf(
				/* translators: %s: a name in a file, such as "sitemaps". */
				__('This file has “%s” twice, so its value is unclear.'),
				double.slice(0, LONGEST_KEY),
			),
		);
	}
	return readContent(json);
}
