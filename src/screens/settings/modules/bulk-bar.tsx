import { __, _n, sprintf } from '@wordpress/i18n';
import { planSwitch, type ModuleRow } from '@/domain/modules/module-rows';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';

interface BulkBarProps {
	shown: readonly ModuleRow[];
	/** The chosen modules, including those that the filter hides. */
	selected: readonly ModuleRow[];
	isBusy: boolean;
	onSelect: (slugs: readonly string[], isSelected: boolean) => void;
	onSwitch: (values: Record<string, boolean>, isOn: boolean) => void;
}

const isIn = (rows: readonly ModuleRow[]) => {
	const slugs = new Set(rows.map(({ slug }) => slug));
	return ({ slug }: ModuleRow) => slugs.has(slug);
};

export function describeSelection(
	shown: readonly ModuleRow[],
	selected: readonly ModuleRow[],
): string {
	const count = selected.length;
	const hidden = count - selected.filter(isIn(shown)).length;
	const chosen = sprintf(
		/* translators: %d: number of modules. */
		_n('%d selected', '%d selected', count),
		count,
	);
	return hidden === 0
		? chosen
		: sprintf(
				/* translators: 1: "5 selected". 2: number of modules. */
				_n(
					'%1$s, %2$d of them hidden by the filter',
					'%1$s, %2$d of them hidden by the filter',
					hidden,
				),
				chosen,
				hidden,
			);
}

export function BulkBar({ shown, selected, isBusy, onSelect, onSwitch }: BulkBarProps) {
	const usable = shown.filter(({ lock }) => !lock);
	const chosen = usable.filter(isIn(selected));
	const isAll = usable.length > 0 && chosen.length === usable.length;
	const button = (isOn: boolean, label: string) => {
		const values = planSwitch(selected, isOn);
		return (
			<Button
				size="small"
				isBusy={isBusy}
				disabled={Object.keys(values).length === 0}
				accessibleWhenDisabled
				onClick={() => onSwitch(values, isOn)}
			>
				{label}
			</Button>
		);
	};
	return (
		<div role="group" aria-label={__('Switch several modules')} className="jd-row">
			<Checkbox
				label={__('Select all shown')}
				checked={isAll || (chosen.length > 0 && 'mixed')}
				disabled={usable.length === 0}
				onChange={(isSelected) =>
					onSelect(
						usable.map(({ slug }) => slug),
						isSelected,
					)
				}
			/>
			{button(true, __('Turn on'))}
			{button(false, __('Turn off'))}
			{selected.length > 0 && (
				<span className="jd-muted">{describeSelection(shown, selected)}</span>
			)}
		</div>
	);
}
