import { useEffect } from 'react';
import { __ } from '@wordpress/i18n';
import { resolveCloudSummary } from '@/domain/backup';
import { assertNever } from '@/lib/assert-never';
import { selectSiteConnection } from '@/state/connection';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { loadRewind, selectRewind } from '@/state/rewind';
import { loadScan, selectScan } from '@/state/scan';
import { selectSite } from '@/state/site';
import { Card } from '@/ui/card';
import { ErrorState } from '@/ui/error-state';
import { CloudStatus } from './cloud-status';

/** Backups and scans: they run at the provider, and here is how they stand. */
export function CloudCard() {
	const dispatch = useAppDispatch();
	const connection = useAppSelector(selectSiteConnection);
	const { showBackups } = useAppSelector(selectSite);
	const rewind = useAppSelector(selectRewind);
	const scan = useAppSelector(selectScan);
	const isAsked = connection === 'connected' && showBackups;

	useEffect(() => {
		if (isAsked) {
			void dispatch(loadRewind());
			void dispatch(loadScan());
		}
	}, [dispatch, isAsked]);

	const summary = resolveCloudSummary({ connection, showBackups, rewind, scan });
	const title = __('Backups and security scanning', 'jetpack');
	switch (summary.kind) {
		case 'hidden':
			return null;
		case 'offline':
			return (
				<Card headingLevel={2} title={title} isDisabled>
					<p>{__('Unavailable in Offline Mode.', 'jetpack')}</p>
				</Card>
			);
		case 'loading':
			return (
				<Card headingLevel={2} title={title}>
					<p>{__('Checking site status…', 'jetpack')}</p>
				</Card>
			);
		case 'failed':
			return (
				<Card headingLevel={2} title={title}>
					<ErrorState
						title={__('Oops!', 'jetpack')}
						message={__(
							'The Jetpack Backup and Scan status could not be retrieved at this time.',
							'jetpack',
						)}
						isRetrying={rewind.phase === 'loading'}
						onRetry={() => void dispatch(loadRewind({ force: true }))}
					/>
				</Card>
			);
		case 'known':
			return (
				<Card headingLevel={2} title={title}>
					<CloudStatus backup={summary.backup} threats={summary.threats} />
				</Card>
			);
		default:
			return assertNever(summary, 'cloud summary');
	}
}
