import { useEffect } from 'react';
import { __ } from '@wordpress/i18n';
import type { DisconnectContext } from '@/domain/disconnect';
import { Button } from '@/ui/button';
import { announce } from '@/ui/live-region';
import { Modal } from '@/ui/modal';
import { Notice } from '@/ui/notice';
import { BenefitsLost } from './benefits-lost';
import { DependentPlugins } from './dependent-plugins';
import styles from './style.module.scss';

interface ConfirmStepProps {
	context: DisconnectContext;
	isBusy: boolean;
	/** Why the last attempt failed, "" where none did. */
	problem: string;
	onCancel: () => void;
	onConfirm: () => void;
}

/** What would be lost, before it is (DISCON-04 to DISCON-08). */
export function ConfirmStep({ context, isBusy, problem, onCancel, onConfirm }: ConfirmStepProps) {
	const isDeactivating = context === 'plugins';
	useEffect(() => {
		if (problem) {
			announce(problem);
		}
	}, [problem]);

	return (
		<Modal
			title={__('Disconnect your site?', 'jetpack')}
			isClosingBlocked
			onClose={onCancel}
			actions={
				<>
					<Button disabled={isBusy} accessibleWhenDisabled onClick={onCancel}>
						{isDeactivating ? __('Cancel', 'jetpack') : __('Stay connected', 'jetpack')}
					</Button>
					<Button variant="primary" isDestructive isBusy={isBusy} onClick={onConfirm}>
						{isDeactivating ? __('Deactivate', 'jetpack') : __('Disconnect', 'jetpack')}
					</Button>
				</>
			}
		>
			<div className={styles.body}>
				{problem && <Notice status="error">{problem}</Notice>}
				{isDeactivating && (
					<p>{__('Deactivating the plugin also disconnects your site.', 'jetpack')}</p>
				)}
				<BenefitsLost />
				<DependentPlugins />
			</div>
		</Modal>
	);
}
