import * as v from 'valibot';
import type { ModuleMap, ModuleOverride, ModuleRecord } from '@/domain/modules/types';
import { toFlag, isMap } from '@/lib/values';
import { toPlainText } from '@/lib/plain-text';
import type { Client } from '../client';
import * as d from '../decode';

/** Any value but the two known words means that other code forces the state (DATA-09). */
function toOverride(value: unknown): ModuleOverride {
	if (value === undefined || value === null || toFlag(value) === false) {
		return 'none';
	}
	return value === 'active' || value === 'inactive' ? value : 'managed';
}

const asText = (value: unknown) => (typeof value === 'string' ? value : '');

/** Some hosts print numbers as texts. */
const asPlain = (value: unknown) => (typeof value === 'number' ? `${value}` : value);

const asTexts = (value: unknown) =>
	Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

function asTextMap(value: unknown): Record<string, string> {
	const entries = isMap(value) ? Object.entries(value) : [];
	return Object.fromEntries(entries.filter(([, text]) => typeof text === 'string')) as Record<
		string,
		string
	>;
}

function toOptions(value: unknown): ModuleRecord['options'] {
	const entries = isMap(value) ? Object.entries(value) : [];
	return Object.fromEntries(
		entries.map(([name, option]) => {
			const {
				current_value: currentValue,
				enum_labels: labels,
				default: initial,
			} = isMap(option) ? option : {};
			const more = isMap(initial)
				? { members: Object.keys(initial) }
				: { initial: asPlain(initial) };
			return [name, { currentValue, enumLabels: asTextMap(labels), ...more }];
		}),
	);
}

/** Decoded by hand instead of by a schema: the page prints about fifty of these, and first paint waits for them. */
export function toModule(wire: Record<string, unknown>, slug: string): ModuleRecord {
	return {
		module: asText(wire.module) || slug,
		name: toPlainText(wire.name),
		description: toPlainText(wire.description),
		longDescription: toPlainText(wire.long_description),
		shortDescription: toPlainText(wire.short_description),
		learnMoreUrl: toPlainText(wire.learn_more_button),
		activated: toFlag(wire.activated) === true,
		isAvailable: toFlag(wire.available) !== false,
		unavailableReason: toPlainText(wire.unavailable_reason),
		autoActivate: asText(wire.auto_activate),
		requiresConnection: toFlag(wire.requires_connection) === true,
		requiresUserConnection: toFlag(wire.requires_user_connection) === true,
		override: toOverride(wire.override),
		options: toOptions(wire.options),
		searchTerms: asText(wire.search_terms),
		additionalSearchQueries: asText(wire.additional_search_queries),
		feature: asTexts(wire.feature),
		extra: asTextMap(wire.extra),
	};
}

/** DATA-22: slug → record. A record that is not a map is left out: the app must not fail over one module. */
export const moduleMapSchema = v.pipe(
	v.pipe(d.mapOf(v.unknown()), d.rawMap()),
	v.transform((map: Record<string, unknown>) => {
		const modules: ModuleMap = {};
		for (const slug in map) {
			const wire = map[slug];
			if (isMap(wire)) {
				modules[slug] = toModule(wire, slug);
			}
		}
		return modules;
	}),
);

/** A number; false or "N/A" before anything was counted (CARD-05). */
const protectCountSchema = v.union([
	d.number(),
	v.pipe(
		v.union([v.literal(false), v.literal('N/A')]),
		v.transform(() => 0),
	),
]);

export const modulesApi = (client: Client) => ({
	loadAll: () => client.get('module/all', d.decoder(moduleMapSchema)),
	loadProtectCount: () => client.get('module/protect/data', d.decoder(protectCountSchema)),
});
