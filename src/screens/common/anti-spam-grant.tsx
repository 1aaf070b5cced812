import { __ } from '@wordpress/i18n';
import { selectAntiSpamGrant } from '@/state/anti-spam';
import { useAppSelector } from '@/state/hooks';
import { Badge } from '@/ui/badge';
import { NotStartedBadge } from './not-started';

/** What pays for spam protection that isn't set up yet; nothing for a site that has to buy it. */
export function AntiSpamGrantBadge() {
	switch (useAppSelector(selectAntiSpamGrant)) {
		case 'plan':
			return <Badge intent="info">{__('Included in your plan', 'dashboard-for-jetpack')}</Badge>;
		case 'product':
			return <NotStartedBadge />;
		case null:
			return null;
	}
}
