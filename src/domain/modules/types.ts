/** Whether site code forces a module on or off for the whole site (DATA-09). */
export type ModuleOverride = 'none' | 'active' | 'inactive' | 'managed';

export interface ModuleOption {
	currentValue: unknown;
	enumLabels: Record<string, string>;
	/** What the server uses where nothing is saved; of an option without members. */
	initial?: unknown;
	/** Of an option with several members: those that this server knows, stored or not. */
	members?: readonly string[];
}

/** The server's record of a module (DATA-22). */
export interface ModuleRecord {
	module: string;
	name: string;
	description: string;
	longDescription: string;
	shortDescription: string;
	learnMoreUrl: string;
	activated: boolean;
	isAvailable: boolean;
	/** Why it is not available, in the server's words; "" if it is, or without a reason. */
	unavailableReason: string;
	/** Whether it is on by default: "Yes", "No", or "Public" for sites that search engines may index. */
	autoActivate: string;
	requiresConnection: boolean;
	requiresUserConnection: boolean;
	override: ModuleOverride;
	options: Record<string, ModuleOption>;
	searchTerms: string;
	additionalSearchQueries: string;
	feature: string[];
	extra: Record<string, string>;
}

/** The parts of a record that decide whether its module can be switched. */
export type ModuleRequirements = Pick<
	ModuleRecord,
	'override' | 'requiresConnection' | 'requiresUserConnection' | 'isAvailable' | 'unavailableReason'
>;

export type ModuleMap = Record<string, ModuleRecord>;

/** The texts of a module's record that are searched (FIND-14). */
export const moduleTexts = (module: ModuleRecord): string[] => [
	module.module,
	module.name,
	module.description,
	module.learnMoreUrl,
	module.longDescription,
	module.searchTerms,
	module.additionalSearchQueries,
	module.shortDescription,
	...module.feature,
];
