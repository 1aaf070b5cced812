import { __, sprintf } from '@wordpress/i18n';
import { KNOWN_PLUGINS } from '@/domain/plugins/known-plugins';
import type { FeatureState, RecommendedFeature } from '@/domain/recommendations/features';
import { joinUrl } from '@/lib/safe-url';
import { enableFeature, selectFeature } from '@/state/recommendations';
import { selectSite } from '@/state/site';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { PluginFailure } from '../common/plugin-failure';
import { SaveFailure } from '../common/save-failure';
import { FEATURE_TEXTS, type FeatureText } from './page-texts';

/** The state of a feature, its words, and a function that turns it on and resolves to its outcome. */
export function useFeature(feature: RecommendedFeature) {
	const dispatch = useAppDispatch();
	const state = useAppSelector((root) => selectFeature(root, feature));
	const { adminUrl } = useAppSelector(selectSite);
	const text = FEATURE_TEXTS[feature]();
	const toLink = (link: FeatureText['settings']) =>
		'page' in link ? { label: link.label, href: joinUrl(adminUrl, link.page) } : link;
	const settings = toLink(text.settings);
	const enable = () => dispatch(enableFeature(feature, { name: text.name, settings }));
	return { feature, state, text, settings, use: text.use && toLink(text.use), enable };
}

export type Feature = ReturnType<typeof useFeature>;

/** The label of the button that turns on a feature, also while it is busy. */
export function getEnableLabel(
	text: FeatureText,
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

interface FeatureFailureProps {
	of: Feature;
	onRetry: () => void;
}

/** Why a feature couldn't be turned on, below its button. It stays on the next steps, until it is solved or dismissed. */
export function FeatureFailure({ of: { feature, text }, onRetry }: FeatureFailureProps) {
	switch (feature) {
		case 'woocommerce':
			return <PluginFailure slug={KNOWN_PLUGINS.woocommerce.slug} />;
		case 'creative-mail':
			return <PluginFailure slug={KNOWN_PLUGINS.creativeMail.slug} />;
		default:
			// A module, or two modules with one name: the failure is stored under the name of their switch.
			return <SaveFailure failureKey={feature} feature={text.name} onRetry={onRetry} />;
	}
}
