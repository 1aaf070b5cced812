import { createSelector } from '@reduxjs/toolkit';
import {
	type FeatureState,
	RECOMMENDED_FEATURES,
	type RecommendedFeature,
	resolveModuleFeature,
	resolvePluginFeature,
} from '@/domain/recommendations/features';
import { KNOWN_PLUGINS, type KnownPlugin } from '@/domain/plugins/known-plugins';
import { recordClick } from '../analytics';
import { selectCapabilities } from '../connection';
import { selectIsModuleActive, selectIsModuleToggling, selectModuleAvailability } from '../modules';
import { selectSiteAccelerator } from '../site-accelerator';
import { BUSY, type Outcome } from '../outcome';
import { installPlugin, selectPluginState, selectPluginTask } from '../plugins';
import { setSetting } from '../settings';
import { selectSite } from '../site';
import type { AppThunk, AsyncThunk, RootState } from '../types';
import { changeRecommendations } from './save';

type FeatureSelector = (state: RootState) => FeatureState;

const ofModule = (slug: string): FeatureSelector =>
	createSelector(
		[
			(state: RootState) => selectModuleAvailability(state, slug),
			(state: RootState) => selectIsModuleActive(state, slug),
			(state: RootState) => selectIsModuleToggling(state, slug),
		],
		(availability, isOn, isBusy) => resolveModuleFeature({ availability, isOn, isBusy }),
	);

const ofPlugin = (
	plugin: KnownPlugin,
	isPrintedActive: (state: RootState) => boolean,
): FeatureSelector =>
	createSelector(
		[
			(state: RootState) => selectPluginState(state, plugin.files),
			(state: RootState) => selectPluginTask(state, plugin.slug),
			(state: RootState) => selectCapabilities(state).canManagePlugins,
			isPrintedActive,
		],
		(state, task, canManagePlugins, isActive) =>
			resolvePluginFeature({ state, task, canManagePlugins, isPrintedActive: isActive }),
	);

const AVAILABLE = { kind: 'available' } as const;

/** One feature made of two modules. */
const selectAccelerator: FeatureSelector = createSelector(
	[selectSiteAccelerator],
	({ accelerator, isToggling: isBusy }) => {
		switch (accelerator.kind) {
			case 'absent':
				return resolveModuleFeature({ availability: undefined, isOn: false, isBusy });
			case 'usable':
				return resolveModuleFeature({ availability: AVAILABLE, isOn: accelerator.isOn, isBusy });
			case 'locked':
				return resolveModuleFeature({ ...accelerator, isBusy });
		}
	},
);

const SELECTORS: Record<RecommendedFeature, FeatureSelector> = {
	woocommerce: ofPlugin(
		KNOWN_PLUGINS.woocommerce,
		(state) => selectSite(state).isWooCommerceActive,
	),
	monitor: ofModule('monitor'),
	'related-posts': ofModule('related-posts'),
	'creative-mail': ofPlugin(KNOWN_PLUGINS.creativeMail, () => false),
	'site-accelerator': selectAccelerator,
	publicize: ofModule('publicize'),
	videopress: ofModule('videopress'),
};

/** The state of a recommended feature on this site. */
export const selectFeature = (state: RootState, feature: RecommendedFeature) =>
	SELECTORS[feature](state);

/** The state of every feature, for the step order. */
export const selectFeatureKinds = createSelector(
	RECOMMENDED_FEATURES.map((feature) => SELECTORS[feature]),
	(...states) =>
		// One state for each feature, in the order of the feature list.
		Object.fromEntries(
			RECOMMENDED_FEATURES.map((feature, index) => [feature, states[index]?.kind]),
		) as Record<RecommendedFeature, FeatureState['kind']>,
);

const switchOnFeature =
	(feature: RecommendedFeature): AppThunk<Promise<Outcome<unknown>>> =>
	(dispatch) => {
		switch (feature) {
			case 'woocommerce':
				return dispatch(install(KNOWN_PLUGINS.woocommerce));
			case 'creative-mail':
				return dispatch(install(KNOWN_PLUGINS.creativeMail));
			case 'site-accelerator':
				return dispatch(setSetting('site-accelerator', true));
			default:
				return dispatch(setSetting(feature, true, { says: 'activation' }));
		}
	};

const install = ({ slug }: KnownPlugin) => installPlugin({ slug, source: 'recommendations' });

/** Marks a feature as selected and switches it on (RECS-33, RECS-52); a second request is ignored while one runs. */
export const enableFeature =
	(feature: RecommendedFeature): AsyncThunk<unknown> =>
	(dispatch, getState) => {
		const state = selectFeature(getState(), feature);
		if (state.kind !== 'off' || state.task) {
			return Promise.resolve({ error: BUSY });
		}
		dispatch(recordClick('recommendations-enable', { feature }));
		void dispatch(changeRecommendations({ kind: 'select', slug: feature }));
		return dispatch(switchOnFeature(feature));
	};
