import { __, sprintf } from '@wordpress/i18n';
import type { FeatureState, RecommendedFeature } from '@/domain/recommendations/features';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { enableFeature, selectFeature } from '@/state/recommendations';
import { getFeatureLinks, getFeatureText } from './feature-texts';
import { selectSite } from '@/state/site';

/** The state of a feature, and a function that turns it on and resolves to its outcome. */
export function useFeature(feature: RecommendedFeature) {
	const dispatch = useAppDispatch();
	const state = useAppSelector((root) => selectFeature(root, feature));
	const { adminUrl } = useAppSelector(selectSite);
	const text = getFeatureText(feature);
	const links = getFeatureLinks(feature, adminUrl);

	const enable = () =>
		dispatch(enableFeature(feature, { name: text.name, settings: links.settings }));
	return { state, text, links, enable };
}

/** The label of the button that turns on a feature, also while it is busy. */
export function getEnableLabel(
	text: ReturnType<typeof getFeatureText>,
	{ task, isInstalled }: Extract<FeatureState, { kind: 'off' }>,
): string {
	switch (task) {
		case 'installing':
			/* translators: %s: name of a plugin. */
			return sprintf(__('Installing %s…'), text.name);
		case 'activating':
			/* translators: %s: name of a plugin. */
			return sprintf(__('Activating %s…'), text.name);
		case 'enabling':
			/* translators: %s: name of a feature. */
			return sprintf(__('Turning on %s…'), text.name);
		case null:
			return (isInstalled && text.activate) || text.action;
	}
}

/** The same beside the feature's name, where nothing is running. */
export function getShortEnableLabel(
	{ activate }: ReturnType<typeof getFeatureText>,
	{ isInstalled }: Extract<FeatureState, { kind: 'off' }>,
): string {
	if (!activate) {
		return __('Turn on');
	}
	return isInstalled ? __('Activate') : __('Install');
}
