import { KNOWN_PLUGINS } from '@/domain/plugins/known-plugins';
import type { RecommendedFeature } from '@/domain/recommendations/features';
import { PluginFailure } from '../common/plugin-failure';
import { SaveFailure } from '../common/save-failure';

interface FeatureFailureProps {
	feature: RecommendedFeature;
	name: string;
	onRetry: () => void;
}

/**
 * Why a feature couldn't be turned on, below its button. It stays on the next steps, until it is solved or
 * dismissed.
 */
export function FeatureFailure({ feature, name, onRetry }: FeatureFailureProps) {
	switch (feature) {
		case 'woocommerce':
			return <PluginFailure slug={KNOWN_PLUGINS.woocommerce.slug} />;
		case 'creative-mail':
			return <PluginFailure slug={KNOWN_PLUGINS.creativeMail.slug} />;
		default:
			// A module, or two modules with one name: the failure is stored under the name of their switch.
			return <SaveFailure failureKey={feature} feature={name} onRetry={onRetry} />;
	}
}
