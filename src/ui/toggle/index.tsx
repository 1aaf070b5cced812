import { useId, useState, type ReactNode } from 'react';
import { clsx } from 'clsx';
import { __ } from '@wordpress/i18n';
import { InfoPopover, type InfoPopoverProps } from '@/ui/info-popover';
import { TitleId } from '@/ui/surroundings';
import { VisuallyHidden } from '@/ui/screen-reader';
import styles from './style.module.scss';

export interface ToggleProps {
	label: ReactNode;
	checked: boolean;
	onChange: (checked: boolean) => void;
	/** Does nothing, but stays in the tab order so that people can find out why (DASH-24). */
	disabled?: boolean;
	/** A change is being saved (SETGEN-13). It can be reversed: the last choice wins. */
	isToggling?: boolean;
	help?: ReactNode;
	/** Part of the accessible description while disabled. */
	disabledReason?: ReactNode;
	/** The reason is in a popover instead of below the switch (DASH-24, NOTICE-29..31). */
	hasReasonInPopover?: boolean;
	hideLabel?: boolean;
	/** What the switch is for, in an info popover after the label; below the reason if that is there, too. */
	about?: Omit<InfoPopoverProps, 'onToggle'>;
}

/**
 * A switch with its label. It is a button, because wp-admin draws its own tick into every checkbox, and it is never
 * `disabled`, because that would drop the focus during a change.
 */
export function Toggle({
	label,
	checked,
	onChange,
	disabled = false,
	isToggling = false,
	help,
	disabledReason,
	hasReasonInPopover = false,
	hideLabel = false,
	about,
}: ToggleProps) {
	const [isExplained, setIsExplained] = useState(false);
	const id = useId();
	const helpId = `${id}-help`;
	const reasonId = `${id}-reason`;
	const labelId = `${id}-label`;
	const hasReason = disabled && Boolean(disabledReason);
	const isReasonBelow = hasReason && !hasReasonInPopover;
	const description = clsx(Boolean(help) && helpId, hasReason && reasonId);
	const reason = (
		<div id={reasonId} className={isReasonBelow ? `jd-caption ${styles.help}` : undefined}>
			{disabledReason}
		</div>
	);

	return (
		<div className={clsx(styles.toggle, disabled && styles.disabled)}>
			<div className={styles.row}>
				<button
					type="button"
					role="switch"
					id={id}
					aria-checked={checked}
					aria-disabled={disabled || undefined}
					aria-busy={isToggling || undefined}
					aria-describedby={description || undefined}
					className={clsx(styles.switch, isToggling && styles.toggling)}
					onClick={() => !disabled && onChange(!checked)}
				>
					<span className={styles.track}>
						<span className={styles.thumb} />
					</span>
				</button>
				<label id={labelId} htmlFor={id} className={hideLabel ? 'jd-unseen' : styles.label}>
					{hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
				</label>
				{hasReason && hasReasonInPopover ? (
					<TitleId.Provider value={labelId}>
						<InfoPopover
							{...about}
							isForCard
							label={__('Why can’t I change this?')}
							onToggle={setIsExplained}
						>
							{reason}
							{about?.children}
						</InfoPopover>
					</TitleId.Provider>
				) : (
					about && <InfoPopover {...about} />
				)}
			</div>
			{help && (
				<div id={helpId} className={`jd-caption ${styles.help}`}>
					{help}
				</div>
			)}
			{isReasonBelow && reason}
			{/* The description needs the words on the page even while the popover is closed. */}
			{hasReason && hasReasonInPopover && !isExplained && <div hidden>{reason}</div>}
		</div>
	);
}
