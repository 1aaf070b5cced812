import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { InfoPopover, type InfoPopoverProps } from '@/ui/info-popover';
import { Toggle } from '@/ui/toggle';

export interface ModuleToggleProps {
	label: ReactNode;
	checked: boolean;
	onChange: (checked: boolean) => void;
	isToggling?: boolean;
	disabled?: boolean;
	/** Why the switch is disabled. */
	disabledReason?: ReactNode;
	help?: ReactNode;
	hideLabel?: boolean;
	/** What the feature is, in an info popover after the label; below the reason while there is one. */
	about?: Omit<InfoPopoverProps, 'onToggle'>;
}

/**
 * The switch of a feature. While disabled it does nothing; a popover and its accessible description explain
 * why (DASH-24, NOTICE-29..31).
 */
export function ModuleToggle({
	disabled = false,
	disabledReason,
	about,
	...toggleProps
}: ModuleToggleProps) {
	const [isExplained, setIsExplained] = useState(false);
	const reasonId = useId();
	const hasReason = disabled && Boolean(disabledReason);
	const reason = <div id={reasonId}>{disabledReason}</div>;

	return (
		<>
			<Toggle
				{...toggleProps}
				disabled={disabled}
				describedBy={hasReason ? reasonId : undefined}
				after={
					hasReason ? (
						<InfoPopover
							{...about}
							label={__('Why can’t I change this?', 'dashboard-for-jetpack')}
							onToggle={setIsExplained}
						>
							{reason}
							{about?.children}
						</InfoPopover>
					) : (
						about && <InfoPopover {...about} />
					)
				}
			/>
			{/* The description needs the words on the page even while the popover is closed. */}
			{hasReason && !isExplained && <div hidden>{reason}</div>}
		</>
	);
}
