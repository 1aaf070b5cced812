import type { ModuleAvailability, ModuleFacts } from '@/domain/modules/availability';
import {
	resolvePluginRight,
	type PluginRight,
	type PluginRights,
} from '@/domain/plugins/plugin-rights';
import type { PluginState, PluginTask } from '@/domain/plugins/plugin-state';
import type { Unsettled } from '@/lib/remote';

/** The steps that switch a feature on, in order. */
export const RECOMMENDED_FEATURES = [
	'woocommerce',
	'monitor',
	'related-posts',
	'creative-mail',
	'site-accelerator',
	'publicize',
	'videopress',
] as const;

export type RecommendedFeature = (typeof RECOMMENDED_FEATURES)[number];

/** The steps that only link to information (RECS-56). */
export const RECOMMENDED_RESOURCES = ['security-plan', 'anti-spam'] as const;

export type RecommendedResource = (typeof RECOMMENDED_RESOURCES)[number];

export const isRecommendedFeature = (slug: string): slug is RecommendedFeature =>
	RECOMMENDED_FEATURES.some((feature) => feature === slug);

export const isRecommendedResource = (slug: string): slug is RecommendedResource =>
	RECOMMENDED_RESOURCES.some((resource) => resource === slug);

/** The state of a recommended feature on this site, and the possible action. */
export type FeatureState =
	| Unsettled
	| { kind: 'on' }
	| { kind: 'off'; task: FeatureTask | null; isInstalled: boolean }
	/** It cannot be switched on here, for this reason. */
	| { kind: 'blocked'; availability: ModuleAvailability }
	/** It is a plugin that this user may not install. */
	| { kind: 'no-right'; right: Exclude<PluginRight, 'given'> }
	/** This site does not have it at all. */
	| { kind: 'absent' };

export type FeatureTask = PluginTask | 'enabling';

interface ModuleFeatureFacts extends ModuleFacts {
	isBusy: boolean;
}

/** The state of a feature that is a module. A module that is on counts as on even if site code forces it. */
export function resolveModuleFeature({
	availability,
	isOn,
	isBusy,
}: ModuleFeatureFacts): FeatureState {
	if (!availability) {
		return { kind: 'absent' };
	}
	if (availability.kind !== 'available') {
		return isOn ? { kind: 'on' } : { kind: 'blocked', availability };
	}
	if (isBusy) {
		return { kind: 'off', task: 'enabling', isInstalled: true };
	}
	return isOn ? { kind: 'on' } : { kind: 'off', task: null, isInstalled: true };
}

interface PluginFeatureFacts {
	state: PluginState;
	task: PluginTask | undefined;
	rights: PluginRights;
	/** The state in the page data, which counts until the list of plugins is loaded. */
	isPrintedActive: boolean;
}

/** The state of a feature that is a plugin. Users who may not activate plugins don't see which are installed. */
export function resolvePluginFeature(facts: PluginFeatureFacts): FeatureState {
	const { state, task, rights, isPrintedActive } = facts;
	const right = resolvePluginRight('activate', rights);
	if (right !== 'given') {
		return isPrintedActive ? { kind: 'on' } : { kind: 'no-right', right };
	}
	if (task) {
		return { kind: 'off', task, isInstalled: task === 'activating' };
	}
	if (isPrintedActive && (state.kind === 'loading' || state.kind === 'failed')) {
		return { kind: 'on' };
	}
	switch (state.kind) {
		case 'active':
			return { kind: 'on' };
		case 'inactive':
			return { kind: 'off', task: null, isInstalled: true };
		case 'not-installed': {
			const right = resolvePluginRight('install', rights);
			return right === 'given'
				? { kind: 'off', task: null, isInstalled: false }
				: { kind: 'no-right', right };
		}
		case 'loading':
		case 'failed':
			return state;
	}
}
