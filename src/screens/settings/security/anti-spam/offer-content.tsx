import { __ } from '@wordpress/i18n';
import { KNOWN_PLUGINS } from '@/domain/plugins';
import type { AntiSpamOfferView } from '@/domain/settings-cards/anti-spam-offer';
import type { Promotion } from '@/domain/promotions';
import { assertNever } from '@/lib/assert-never';
import { ErrorState } from '@/ui/error-state';
import { Skeleton } from '@/ui/skeleton';
import { FeatureOffer } from '../../../common/feature-offer';
import { PluginStarter } from '../../../common/plugin-starter';
import { SettingRow } from '../../frame/setting-row';
import { KEY } from './use-key-check';

const KEY_PAGE = 'admin.php?page=akismet-key-config';

/** A key of one's own is one way, the plan another (ROLE-10). */
function Offer({ promotion }: { promotion: Promotion }) {
	if (promotion === 'none') {
		return null;
	}
	return (
		<FeatureOffer
			feature="anti-spam"
			promotion={promotion}
			title={__('Anti-spam with Jetpack', 'jetpack')}
			description={
				promotion === 'connect'
					? __('Connect your user account to see what Jetpack can do against spam.', 'jetpack')
					: __('The Anti-spam plan brings a key and has comments and forms checked.', 'jetpack')
			}
		/>
	);
}

interface OfferContentProps {
	view: Exclude<AntiSpamOfferView, { kind: 'hidden' }>;
	onRetry: () => void;
}

export function OfferContent({ view, onRetry }: OfferContentProps) {
	switch (view.kind) {
		case 'loading':
			return <Skeleton height={68} label={__('Looking for the anti-spam plugin…', 'jetpack')} />;
		case 'failed':
			return (
				<ErrorState
					message={__('Whether the anti-spam plugin is installed could not be told.', 'jetpack')}
					isRetrying={view.isRetrying}
					onRetry={onRetry}
				/>
			);
		case 'get-plugin':
			return (
				<>
					<p>
						{view.isInstalled
							? __('Akismet is installed, but it does not check anything yet.', 'jetpack')
							: __('Akismet keeps spam out of comments and forms.', 'jetpack')}
					</p>
					<SettingRow id={KEY}>
						<PluginStarter
							plugin={KNOWN_PLUGINS.antiSpam}
							path={KEY_PAGE}
							label={
								view.isInstalled
									? __('Activate Akismet', 'jetpack')
									: __('Install Akismet', 'jetpack')
							}
						/>
					</SettingRow>
					<Offer promotion={view.promotion} />
				</>
			);
		case 'needs-key':
			return <Offer promotion={view.promotion} />;
		default:
			return assertNever(view, 'anti-spam offer');
	}
}
