import { __ } from '@wordpress/i18n';
import type { BackupCardView } from '@/domain/dashboard';
import { Badge } from '@/ui/badge';

/** BACKUP-07. */
export function BackupBadge({ kind }: { kind: BackupCardView['kind'] }) {
	switch (kind) {
		case 'provisioning':
			return <Badge intent="info">{__('Setting up', 'jetpack')}</Badge>;
		case 'awaiting-credentials':
			return <Badge intent="warning">{__('Action needed', 'jetpack')}</Badge>;
		case 'active':
			return <Badge intent="success">{__('Connected', 'jetpack')}</Badge>;
		default:
			return null;
	}
}
