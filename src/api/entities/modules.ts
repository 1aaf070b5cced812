import * as z from 'zod/mini';
import type { ModuleOverride, ModuleRecord } from '@/domain/modules';
import type { StatsRange } from '@/domain/stats';
import type { Client } from '../client';
import { decoder, flagOr, ignoreAnswer, mapOf, textList, textOr } from '../decode';
import { statsSchema } from './stats';

/** Anything but the two known words is a decision that somebody else took (DATA-09). */
function toOverride(value: unknown): ModuleOverride {
	if (value === false || value === undefined || value === null || value === '') {
		return 'none';
	}
	return value === 'active' || value === 'inactive' ? value : 'managed';
}

const optionSchema = z.pipe(
	z.object({ current_value: z.optional(z.unknown()), enum_labels: z.catch(mapOf(z.string()), {}) }),
	z.transform(({ current_value, enum_labels }) => ({
		currentValue: current_value,
		enumLabels: enum_labels,
	})),
);

const wireModuleSchema = z.object({
	module: textOr(),
	name: textOr(),
	description: textOr(),
	long_description: textOr(),
	short_description: textOr(),
	learn_more_button: textOr(),
	activated: flagOr(),
	available: flagOr(true),
	requires_connection: flagOr(),
	requires_user_connection: flagOr(),
	override: z.optional(z.unknown()),
	options: z.catch(mapOf(optionSchema), {}),
	search_terms: textOr(),
	additional_search_queries: textOr(),
	feature: textList(),
	extra: z.catch(mapOf(z.string()), {}),
	configure_url: textOr(),
});

function toModule(wire: z.output<typeof wireModuleSchema>): ModuleRecord {
	return {
		module: wire.module,
		name: wire.name,
		description: wire.description,
		longDescription: wire.long_description,
		shortDescription: wire.short_description,
		learnMoreUrl: wire.learn_more_button,
		activated: wire.activated,
		isAvailable: wire.available,
		requiresConnection: wire.requires_connection,
		requiresUserConnection: wire.requires_user_connection,
		override: toOverride(wire.override),
		options: wire.options,
		searchTerms: wire.search_terms,
		additionalSearchQueries: wire.additional_search_queries,
		feature: wire.feature,
		extra: wire.extra,
		configureUrl: wire.configure_url,
	};
}

const moduleSchema = z.pipe(wireModuleSchema, z.transform(toModule));

/** DATA-22: slug → record. */
export const moduleMapSchema = mapOf(moduleSchema);

/** A number, a numeric string, or false where nothing was ever counted. */
const protectCountSchema = z.pipe(
	z.union([z.number(), z.string(), z.literal(false)]),
	z.transform((count: number | string | false) => {
		const number = count === false ? 0 : Number(count);
		return Number.isFinite(number) ? number : 0;
	}),
);

export const createModulesApi = (client: Client) => ({
	loadAll: () => client.get('module/all', decoder(moduleMapSchema)),
	load: (slug: string) => client.get(`module/${slug}`, decoder(moduleSchema)),
	setActive: (slug: string, active: boolean) =>
		client.write(`module/${slug}/active`, ignoreAnswer, { active }),
	saveOptions: (slug: string, options: object) =>
		client.write(`module/${slug}`, ignoreAnswer, options),
	loadProtectCount: () => client.get('module/protect/data', decoder(protectCountSchema)),
	loadStats: (range: StatsRange) =>
		client.get('module/stats/data', decoder(statsSchema), { range }),
});
