import { useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { findLastBackup } from '@/domain/rewind/status';
import { formatAgo } from '@/lib/dates';
import { selectActivity } from '@/state/rewind/activity';
import { useAppSelector } from '@/state/store/hooks';
import { useLocale } from '@/ui/use-locale';
import { ProviderLink } from '../../common/provider-link';

/**
 * The age of the latest backup, if the activity log (loaded by the activity card) lists one. Otherwise what the badge
 * "Connected" means.
 */
export default function LastBackup() {
	const locale = useLocale();
	const [openedAt] = useState(() => Date.now());
	const at = findLastBackup(useAppSelector(selectActivity), openedAt);
	if (at === null) {
		return <p>{__('Connected to the backup service.', 'dashboard-for-jetpack')}</p>;
	}
	return (
		<p>
			{sprintf(
				/* translators: %s: how long ago, such as "4 minutes ago". */
				__('Last backup %s.', 'dashboard-for-jetpack'),
				formatAgo(at, openedAt, locale),
			)}{' '}
			<ProviderLink source="calypso-activity-log" query="group=rewind">
				{__('Restore points', 'dashboard-for-jetpack')}
			</ProviderLink>
		</p>
	);
}
