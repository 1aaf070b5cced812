import { __ } from '@wordpress/i18n';
import { shield } from '@wordpress/icons';
import { resolveScanCard } from '@/domain/dashboard';
import { useAppSelector } from '@/state/hooks';
import { Card } from '@/ui/card';
import { ScanBadge } from './scan-badge';
import { ScanContent } from './scan-content';
import { selectScanCardFacts } from './select-scan-card-facts';
import { useScanData } from './use-scan-data';

/** What the search for malware has found (SCAN-01 to SCAN-26). */
export function ScanCard() {
	const facts = useAppSelector(selectScanCardFacts);
	const { isRetrying, retry } = useScanData(facts);
	const view = resolveScanCard({ ...facts, isRetrying });
	if (view.kind === 'hidden') {
		return null;
	}
	return (
		<Card
			title={__('Security scan', 'jetpack')}
			icon={shield}
			intent={view.kind === 'offline' ? 'inactive' : 'neutral'}
			badge={<ScanBadge view={view} />}
		>
			<ScanContent view={view} onRetry={retry} />
		</Card>
	);
}
