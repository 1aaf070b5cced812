import { __, _n, sprintf } from '@wordpress/i18n';
import type { CloudSummary } from '@/domain/backup';
import { Status, type StatusProps } from '@/ui/status';
import styles from './style.module.scss';

type Known = Extract<CloudSummary, { kind: 'known' }>;

function describeBackup(backup: Known['backup']): [StatusProps['intent'], string] {
	switch (backup) {
		case 'provisioning':
			return ['info', __('Provisioning', 'jetpack')];
		case 'awaiting-credentials':
			return ['warning', __('Awaiting credentials', 'jetpack')];
		case 'active':
			return ['success', __('Active', 'jetpack')];
		case 'unavailable':
			return ['inactive', __('The plan of this site holds no backups.', 'jetpack')];
	}
}

export function CloudStatus({ backup, threats }: Pick<Known, 'backup' | 'threats'>) {
	const [intent, text] = describeBackup(backup);
	return (
		<div className={styles.stack}>
			<Status intent={intent}>{text}</Status>
			{threats > 0 && (
				<Status intent="error">
					{sprintf(
						/* translators: %d: number of threats. */
						_n('%d threat was found', '%d threats were found', threats, 'jetpack'),
						threats,
					)}
				</Status>
			)}
		</div>
	);
}
