import { __ } from '@wordpress/i18n';
import type { AntiSpamOfferView } from '@/domain/anti-spam/settings-card';
import { getOwnerReason } from '@/domain/modules/availability';
import type { Promotion } from '@/domain/plans/promotions';
import { CONNECT_USER_PATH, type ConnectPath } from '@/domain/routes/connect';
import { selectOwnerPath } from '@/state/connection';
import { useAppSelector } from '@/state/store/hooks';
import { ErrorState } from '@/ui/error-state';
import { Skeleton } from '@/ui/skeleton';
import { AntiSpamStarter } from '../../../common/anti-spam-starter';
import { FeatureOffer } from '../../../common/feature-offer';
import { SettingRow } from '../../frame/setting-row';
import { KEY } from './use-key-check';

export type KnownOfferView = Exclude<AntiSpamOfferView, { kind: 'hidden' | 'loading' }>;

const describeConnection = (path: ConnectPath | null) =>
	path === CONNECT_USER_PATH
		? __('Connect your account to see what Jetpack can do against spam.')
		: getOwnerReason(path);

interface OfferProps {
	promotion: Promotion | 'expected';
	height: number;
	/** Beside the button that installs Akismet. */
	isExtra?: boolean;
}

/** The two options: an existing key, or the plan (ROLE-10). */
function Offer({ promotion, height, isExtra }: OfferProps) {
	const ownerPath = useAppSelector(selectOwnerPath);
	if (promotion === 'none') {
		return null;
	}
	if (promotion === 'expected') {
		return <Skeleton height={height} label={__('Loading your plan…')} />;
	}
	return (
		<FeatureOffer
			feature="anti-spam"
			promotion={promotion}
			isExtra={isExtra}
			title={__('Anti-spam with Jetpack')}
			description={
				promotion === 'connect'
					? describeConnection(ownerPath)
					: __('Includes a key, and checks comments and forms automatically.')
			}
		/>
	);
}

interface OfferContentProps {
	view: KnownOfferView;
	onRetry: () => void;
	offerHeight: number;
}

/** How to get the plugin or its key, once it is known what is missing. */
export default function OfferContent({ view, onRetry, offerHeight }: OfferContentProps) {
	switch (view.kind) {
		case 'failed':
			return (
				<ErrorState
					message={__("Couldn't check whether Akismet is installed.")}
					failure={view}
					onRetry={onRetry}
				/>
			);
		case 'get-plugin':
			return (
				<>
					<p>
						{view.isInstalled
							? __('Akismet is installed but not active.')
							: __("Akismet isn't installed. It blocks spam in comments and forms.")}
					</p>
					<SettingRow id={KEY}>
						<AntiSpamStarter lack={view.isInstalled ? 'inactive' : 'not-installed'} />
					</SettingRow>
					<Offer isExtra promotion={view.promotion} height={offerHeight} />
				</>
			);
		case 'owned':
			return <AntiSpamStarter lack="invalid-key" />;
		case 'needs-key':
			return <Offer promotion={view.promotion} height={offerHeight} />;
	}
}
