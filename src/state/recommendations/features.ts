import { createSelector } from '@reduxjs/toolkit';
import { ACTION_NOTICE_DURATION, type NoticeAction } from '@/domain/notices/notice';
import {
	type FeatureState,
	RECOMMENDED_FEATURES,
	type RecommendedFeature,
	resolveModuleFeature,
	resolvePluginFeature,
} from '@/domain/recommendations/features';
import { KNOWN_PLUGINS, type KnownPlugin } from '@/domain/plugins/known-plugins';
import { quoteName } from '@/domain/settings/sentences';
import { recordClick } from '../store/analytics';
import { selectCapabilities } from '../connection';
import { createFacts } from '../store/create-facts';
import { installPlugin } from '../plugins/install';
import { selectIsModuleActive, selectIsModuleToggling, selectModuleAvailability } from '../modules';
import { selectSiteAccelerator } from '../modules/performance';
import { noticeShown, selectNotices } from '../notices';
import { BUSY, type Outcome } from '../store/outcome';
import { selectPluginState, selectPluginTask } from '../plugins';
import { buildActivationSentences, setSetting } from '../settings';
import { selectSite } from '../site';
import type { AppThunk, AsyncThunk, RootState } from '../store/types';
import { changeRecommendations } from './save';

type FeatureSelector = (state: RootState) => FeatureState;

const ofModule = (slug: string): FeatureSelector =>
	createSelector(
		[
			createFacts({
				availability: (state) => selectModuleAvailability(state, slug),
				isOn: (state) => selectIsModuleActive(state, slug),
				isBusy: (state) => selectIsModuleToggling(state, slug),
			}),
		],
		resolveModuleFeature,
	);

const ofPlugin = (
	plugin: KnownPlugin,
	isPrintedActive: (state: RootState) => boolean,
): FeatureSelector =>
	createSelector(
		[
			createFacts({
				state: (state) => selectPluginState(state, plugin.files),
				task: (state) => selectPluginTask(state, plugin.slug),
				rights: (state) => selectCapabilities(state).pluginRights,
				isPrintedActive,
			}),
		],
		resolvePluginFeature,
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

export const selectFeature = (state: RootState, feature: RecommendedFeature) =>
	SELECTORS[feature](state);

export const selectFeatureKinds = createSelector(
	RECOMMENDED_FEATURES.map((feature) => SELECTORS[feature]),
	(...states) =>
		// One state for each feature, in the order of the feature list.
		Object.fromEntries(
			RECOMMENDED_FEATURES.map((feature, index) => [feature, states[index]?.kind]),
		) as Record<RecommendedFeature, FeatureState['kind']>,
);

const switchOnFeature =
	(feature: RecommendedFeature, name: string): AppThunk<Promise<Outcome<unknown>>> =>
	(dispatch) => {
		switch (feature) {
			case 'woocommerce':
				return dispatch(install(KNOWN_PLUGINS.woocommerce));
			case 'creative-mail':
				return dispatch(install(KNOWN_PLUGINS.creativeMail));
			case 'site-accelerator':
				return dispatch(setSetting('site-accelerator', true, { subject: name }));
			default:
				return dispatch(
					setSetting(feature, true, {
						subject: quoteName(name),
						sentences: buildActivationSentences(name),
					}),
				);
		}
	};

const install = ({ slug }: KnownPlugin) => installPlugin({ slug, source: 'recommendations' });

/** Keeps the confirmation of a feature on the page that is opened next, with its Undo or else a link (NOTICE-08). */
const carryConfirmation =
	(action: NoticeAction): AppThunk =>
	(dispatch, getState) =>
		selectNotices(getState())
			.filter(({ status }) => status === 'is-success')
			.forEach((notice) =>
				dispatch(
					noticeShown({
						...notice,
						action,
						duration: ACTION_NOTICE_DURATION,
						displayOnNextPage: true,
					}),
				),
			);

interface EnableWords {
	name: string;
	settings: NoticeAction;
}

/**
 * Marks a feature as selected and switches it on (RECS-33, RECS-52); a second request is ignored while one runs. The
 * confirmation stays for one change of route.
 */
export const enableFeature =
	(feature: RecommendedFeature, { name, settings }: EnableWords): AsyncThunk<unknown> =>
	async (dispatch, getState) => {
		const state = selectFeature(getState(), feature);
		if (state.kind !== 'off' || state.task) {
			return { error: BUSY };
		}
		dispatch(recordClick('recommendations-enable', { feature }));
		void dispatch(changeRecommendations({ kind: 'select', slug: feature }));
		const outcome = await dispatch(switchOnFeature(feature, name));
		if (!outcome.error) {
			dispatch(carryConfirmation(settings));
		}
		return outcome;
	};
