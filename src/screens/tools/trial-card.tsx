import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import { selectCapabilities } from '@/state/connection';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { selectSite } from '@/state/site';
import { chooseTrials, recallTrialChoice } from '@/state/trial-memory';
import { Card } from '@/ui/card';
import { Toggle } from '@/ui/toggle';
import styles from './style.module.scss';

/** Whether this browser puts risky changes back unless someone keeps them. */
export function TrialCard() {
	const dispatch = useAppDispatch();
	const { canManageOptions } = useAppSelector(selectCapabilities);
	const { trial } = useAppSelector(selectSite);
	const [isOn, setOn] = useState(() => dispatch(recallTrialChoice()));
	if (!trial || !canManageOptions) {
		return null;
	}
	const choose = (next: boolean) => {
		dispatch(chooseTrials(next));
		setOn(next);
	};
	return (
		<Card headingLevel={2} title={__('Risky changes', 'dashboard-for-jetpack')}>
			<div className={styles.body}>
				<Toggle
					label={__('Put risky changes back unless I keep them', 'dashboard-for-jetpack')}
					help={__(
						'A change that can lock people out waits 60 seconds for your answer. Without one, the site puts it back. This applies to this browser only.',
						'dashboard-for-jetpack',
					)}
					checked={isOn}
					onChange={choose}
				/>
			</div>
		</Card>
	);
}
