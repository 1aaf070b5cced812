import { __ } from '@wordpress/i18n';
import { resolveFirewall } from '@/domain/settings-cards/firewall';
import { assertNever } from '@/lib/assert-never';
import { loadFirewall, selectFirewall } from '@/state/firewall';
import { useAppSelector } from '@/state/hooks';
import { selectPromotion } from '@/state/promotions';
import { ErrorState } from '@/ui/error-state';
import { Skeleton } from '@/ui/skeleton';
import { FeatureOffer } from '../../../common/feature-offer';
import { useLoad } from '../../../common/use-load';
import { useSettingState } from '../../frame/use-setting-state';
import { EnhanceProtection } from './enhance-protection';

/** Pixels of a folded card, for which the skeleton stands. */
const FOLDED = 50;

/** What only a running firewall knows of itself: where its file is, and whether its rules are the latest. */
export function FirewallFacts() {
	// Usable only once the server has the module on: before that it has no such route.
	const option = useSettingState('waf_bootstrap').kind;
	const firewall = useAppSelector(selectFirewall);
	const promotion = useAppSelector(selectPromotion);
	const { isRetrying, retry } = useLoad(loadFirewall, option === 'usable');

	const view = resolveFirewall({ option, firewall, isRetrying, promotion });
	switch (view.kind) {
		case 'off':
			return null;
		case 'loading':
			return <Skeleton height={FOLDED} label={__('Loading the firewall…', 'jetpack')} />;
		case 'failed':
			return (
				<ErrorState
					message={__('How the firewall is set up could not be loaded.', 'jetpack')}
					onRetry={retry}
					isRetrying={view.isRetrying}
				/>
			);
		case 'known':
			return (
				<>
					{view.bootstrapPath && <EnhanceProtection path={view.bootstrapPath} />}
					{view.oldRules && (
						<FeatureOffer
							feature="waf"
							promotion={view.oldRules}
							title={__(
								'Your site is not receiving the latest updates to Firewall rules',
								'jetpack',
							)}
						/>
					)}
				</>
			);
		default:
			return assertNever(view, 'firewall view');
	}
}
