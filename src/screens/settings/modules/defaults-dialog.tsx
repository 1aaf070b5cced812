import { __ } from '@wordpress/i18n';
import type { DefaultsPlan, ModuleRow } from '@/domain/modules/module-rows';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Modal } from '@/ui/modal';
import styles from './style.module.scss';

function Changes({ title, rows }: { title: string; rows: readonly ModuleRow[] }) {
	if (rows.length === 0) {
		return null;
	}
	return (
		<>
			<h3>{title}</h3>
			<ul className={`jd-bullets ${styles.changes}`}>
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

/** A box has room for this many names; more of them get the whole screen. */
const MOST_IN_A_BOX = 12;

export function DefaultsDialog({ plan, onConfirm, onClose }: DefaultsDialogProps) {
	const { turnsOn, turnsOff } = plan;
	const count = turnsOn.length + turnsOff.length;
	const title = __('Restore default modules');
	if (count === 0) {
		return (
			<Modal
				title={title}
				onClose={onClose}
				actions={<Button onClick={onClose}>{__('Close')}</Button>}
			>
				<p>{__('Every module is already at its default.')}</p>
			</Modal>
		);
	}
	const actions = (
		<>
			<Button onClick={onClose}>{__('Cancel')}</Button>
			<Button variant="primary" onClick={onConfirm}>
				{__('Restore defaults')}
			</Button>
		</>
	);
	const content = (
		<>
			<p>{__("Resets modules to Jetpack's defaults. Your other settings stay as they are.")}</p>
			<Changes title={__('Will be turned on')} rows={turnsOn} />
			<Changes title={__('Will be turned off')} rows={turnsOff} />
		</>
	);
	return count > MOST_IN_A_BOX ? (
		<Dialog title={title} content={content} actions={actions} onDismiss={onClose} />
	) : (
		<Modal title={title} actions={actions} onClose={onClose}>
			{content}
		</Modal>
	);
}
