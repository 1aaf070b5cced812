import { __ } from '@wordpress/i18n';
import type { DefaultsPlan, ModuleRow } from '@/domain/modules/module-rows';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import styles from './style.module.scss';

function Changes({ title, rows }: { title: string; rows: readonly ModuleRow[] }) {
	if (rows.length === 0) {
		return null;
	}
	return (
		<>
			<h3>{title}</h3>
			<ul className={styles.changes}>
				{rows.map(({ slug, name }) => (
					<li key={slug}>{name}</li>
				))}
			</ul>
		</>
	);
}

interface DefaultsDialogProps {
	plan: DefaultsPlan;
	onConfirm: () => void;
	onClose: () => void;
}

/** Lists what "Restore defaults" will change before it changes anything. */
export function DefaultsDialog({ plan, onConfirm, onClose }: DefaultsDialogProps) {
	const { turnsOn, turnsOff } = plan;
	const hasChanges = turnsOn.length + turnsOff.length > 0;
	return (
		<Dialog
			title={__('Restore default modules', 'dashboard-for-jetpack')}
			onDismiss={onClose}
			actions={
				hasChanges ? (
					<>
						<Button onClick={onClose}>{__('Cancel', 'dashboard-for-jetpack')}</Button>
						<Button variant="primary" onClick={onConfirm}>
							{__('Restore defaults', 'dashboard-for-jetpack')}
						</Button>
					</>
				) : (
					<Button onClick={onClose}>{__('Close', 'dashboard-for-jetpack')}</Button>
				)
			}
			content={
				hasChanges ? (
					<>
						<p>
							{__(
								'This switches modules to how Jetpack sets up a new site. Your other settings stay as they are.',
								'dashboard-for-jetpack',
							)}
						</p>
						<Changes title={__('Will be turned on', 'dashboard-for-jetpack')} rows={turnsOn} />
						<Changes title={__('Will be turned off', 'dashboard-for-jetpack')} rows={turnsOff} />
					</>
				) : (
					<p>{__('Every module is already at its default.', 'dashboard-for-jetpack')}</p>
				)
			}
		/>
	);
}
