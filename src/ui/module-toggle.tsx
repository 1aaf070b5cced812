import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { InfoPopover } from '@/ui/info-popover';
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
}

/**
 * The switch of a feature. While disabled it does nothing; a popover and its accessible description explain
 * why (DASH-24, NOTICE-29..31).
 */
export function ModuleToggle({
	disabled = false,
	disabledReason,
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
					hasReason && (
						<InfoPopover
							label={__('Why can’t I change this?', 'dashboard-for-jetpack')}
							onToggle={setIsExplained}
						>
							{reason}
						</InfoPopover>
					)
				}
			/>
			{/* The description needs the words on the page even while the popover is closed. */}
			{hasReason && !isExplained && <div hidden>{reason}</div>}
		</>
	);
}
