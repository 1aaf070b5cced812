import { joinClasses } from '@/lib/join-classes';
import styles from './style.module.scss';

export interface SwitchProps {
	id: string;
	checked: boolean;
	isDisabled: boolean;
	isToggling: boolean;
	describedBy?: string;
	onChange: (checked: boolean) => void;
}

/**
 * The bare switch. A button and not a checkbox, as wp-admin draws its own tick into every checkbox,
 * and never `disabled`: that would drop the focus in the middle of a change.
 */
export function Switch({
	id,
	checked,
	isDisabled,
	isToggling,
	describedBy,
	onChange,
}: SwitchProps) {
	const isInert = isDisabled || isToggling;
	return (
		<button
			type="button"
			role="switch"
			id={id}
			aria-checked={checked}
			aria-disabled={isInert || undefined}
			aria-busy={isToggling || undefined}
			aria-describedby={describedBy}
			className={joinClasses(styles.switch, isToggling && styles.toggling)}
			onClick={() => {
				if (!isInert) {
					onChange(!checked);
				}
			}}
		>
			<span className={styles.track}>
				<span className={styles.thumb} />
			</span>
		</button>
	);
}
