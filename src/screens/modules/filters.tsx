import { __ } from '@wordpress/i18n';
import { MODULE_FILTERS, type ModuleFilter } from '@/domain/modules/module-rows';
import { Tabs } from '@/ui/segmented';
import { TextInput } from '@/ui/text-input';
import styles from './style.module.scss';

/** Connects the filters with the list that they filter. */
export const LIST_ID = 'modules';

const LABELS: Record<ModuleFilter, () => string> = {
	all: () => __('All', 'dashboard-for-jetpack'),
	on: () => __('On', 'dashboard-for-jetpack'),
	off: () => __('Off', 'dashboard-for-jetpack'),
	unavailable: () => __('Not available', 'dashboard-for-jetpack'),
};

interface FiltersProps {
	filter: ModuleFilter;
	typed: string;
	counts: Record<ModuleFilter, number>;
	onFilter: (filter: ModuleFilter) => void;
	onType: (typed: string) => void;
}

/** Filters the list by text and by state; each state shows how many modules match the text. */
export function Filters({ filter, typed, counts, onFilter, onType }: FiltersProps) {
	return (
		<div className={styles.filters}>
			<TextInput
				type="search"
				label={__('Filter modules', 'dashboard-for-jetpack')}
				value={typed}
				onChange={onType}
			/>
			<Tabs
				label={__('Show modules', 'dashboard-for-jetpack')}
				idPrefix={LIST_ID}
				items={MODULE_FILTERS.map((id) => ({
					id,
					label: (
						<>
							{LABELS[id]()} <span className={styles.count}>{counts[id]}</span>
						</>
					),
				}))}
				selected={filter}
				onSelect={onFilter}
			/>
		</div>
	);
}
