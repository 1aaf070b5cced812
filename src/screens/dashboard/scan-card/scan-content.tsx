import { __ } from '@wordpress/i18n';
import type { ScanCardView } from '@/domain/dashboard';
import { assertNever } from '@/lib/assert-never';
import { Status } from '@/ui/status';
import { CloudFailure } from '../parts/cloud-failure';
import { ProviderLink } from '../../common/provider-link';
import { FeatureOffer } from '../../common/feature-offer';
import { LegacyScan } from './legacy-scan';
import { Threats } from './threats';
import styles from './style.module.scss';

interface ScanContentProps {
	view: Exclude<ScanCardView, { kind: 'hidden' }>;
	onRetry: () => void;
}

export function ScanContent({ view, onRetry }: ScanContentProps) {
	switch (view.kind) {
		case 'offline':
			return <Status intent="inactive">{__('Unavailable in Offline Mode.', 'jetpack')}</Status>;
		case 'loading':
			return <p className={styles.loading}>{__('Loading…', 'jetpack')}</p>;
		case 'failed':
			return <CloudFailure isRetrying={view.isRetrying} onRetry={onRetry} />;
		case 'threats':
			return <Threats count={view.count} source="calypso-scanner" />;
		case 'needs-credentials':
			return (
				<>
					<p>{__('Please finish your setup by entering your server’s credentials.', 'jetpack')}</p>
					<ProviderLink source="jetpack-scan-dash-credentials" variant="secondary">
						{__('Enter credentials', 'jetpack')}
					</ProviderLink>
				</>
			);
		case 'provisioning':
			return <p>{__('We are configuring your site protection.', 'jetpack')}</p>;
		case 'clear':
			return (
				<>
					<p>
						{__(
							'No security threats found. Your site will continue to be monitored for future threats.',
							'jetpack',
						)}
					</p>
					<ProviderLink source="calypso-scanner">{__('See details', 'jetpack')}</ProviderLink>
				</>
			);
		case 'offer':
			return (
				<FeatureOffer
					feature="scan"
					promotion={view.promotion}
					description={__('Jetpack does not scan this site for malware yet.', 'jetpack')}
				/>
			);
		case 'legacy-unregistered':
		case 'legacy-threats':
		case 'legacy-clear':
		case 'legacy-missing':
		case 'legacy-inactive':
			return <LegacyScan view={view} />;
		default:
			return assertNever(view, 'view');
	}
}
