import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { shield } from '@wordpress/icons';
import type { Scan } from '@/domain/scan';
import type { VaultPressLack } from '@/domain/rewind/vaultpress';
import { Badge } from '@/ui/badge';
import { Card } from '@/ui/card';
import { SlowNote } from '@/ui/skeleton';
import { Status } from '@/ui/status';
import { FeatureOffer } from '../../common/feature-offer';
import { VaultPressNote } from '../../common/get-vaultpress';
import { ScanState } from '../../common/scan-state';
import { Threats, ThreatsBadge } from '../../common/threats';
import { useScan, StatusFailure } from '../../common/backup-and-scan';
import styles from './style.module.scss';

/** The result of the malware scan (SCAN-01 to SCAN-26). */
export function ScanCard() {
	const { scan, asOf, retry } = useScan();
	if (scan.kind === 'hidden') {
		return null;
	}
	return (
		<Card
			title={__('Security scan')}
			icon={shield}
			intent={scan.kind === 'offline' ? 'inactive' : 'neutral'}
			badge={'count' in scan ? <ThreatsBadge count={scan.count} /> : BADGES[scan.kind]?.()}
			asOf={asOf}
		>
			<ScanContent view={scan} onRetry={retry} />
		</Card>
	);
}

/** Missing requirements are a warning; only a scan that found nothing is secure (SCAN-23). */
const BADGES: Partial<Record<Scan['kind'], () => ReactNode>> = {
	'awaiting-credentials': () => <Badge intent="warning">{__('Action needed')}</Badge>,
	provisioning: () => <Badge intent="info">{__('Setting up')}</Badge>,
	clear: () => <Badge intent="success">{__('Secure')}</Badge>,
};

/** What VaultPress needs to scan the site (SCAN-11, SCAN-14, SCAN-15). */
const LACKS: Record<VaultPressLack, () => string> = {
	'vaultpress-unregistered': () =>
		__('VaultPress is having difficulties scanning your site: its registration key is missing.'),
	'vaultpress-missing': () =>
		__("Your plan includes VaultPress scans, but VaultPress isn't installed. Please install it."),
	'vaultpress-inactive': () =>
		__("Your plan includes VaultPress scans, but VaultPress isn't active. Please activate it."),
};

interface ScanContentProps {
	view: Exclude<Scan, { kind: 'hidden' }>;
	onRetry: () => void;
}

function ScanContent({ view, onRetry }: ScanContentProps) {
	switch (view.kind) {
		case 'offline':
			return <p>{__('Unavailable in Offline Mode.')}</p>;
		case 'loading':
			return (
				<p className={`jd-muted ${styles.loading}`}>
					{__('Loading…')} <SlowNote />
				</p>
			);
		case 'failed':
			return <StatusFailure failure={view} onRetry={onRetry} />;
		case 'threats':
			return <Threats count={view.count} source="calypso-scanner" variant="secondary" />;
		case 'awaiting-credentials':
		case 'provisioning':
		case 'clear':
		case 'not-started':
			return <ScanState kind={view.kind} />;
		case 'offer':
			return (
				<FeatureOffer
					feature="scan"
					promotion={view.promotion}
					description={__("This site isn't scanned for malware.")}
				/>
			);
		case 'vaultpress-threats':
			return <Threats count={view.count} source="vaultpress-dashboard" variant="secondary" />;
		case 'vaultpress-clear':
			return <Status intent="success">{__("No threats found, you're good to go!")}</Status>;
		case 'vaultpress-unregistered':
		case 'vaultpress-missing':
		case 'vaultpress-inactive':
			return <VaultPressNote lack={view.kind} text={LACKS[view.kind]()} />;
	}
}
