import { useId } from 'react';
import { __ } from '@wordpress/i18n';
import { Checkbox } from '@/ui/checkbox';
import styles from '@/screens/tools/style.module.scss';

export interface DiffRow {
	key: string;
	name: string;
	/** The card that has it; "" where its name says enough. */
	card?: string;
	/** Its values, as "Off → On". */
	change: string;
}

interface DiffTableProps {
	caption: string;
	groups: readonly { place: string; rows: readonly DiffRow[] }[];
	isChosen: (key: string) => boolean;
	onChoose: (key: string, isChosen: boolean) => void;
}

/** Changes to choose from: a checkbox means "do this", whatever a setting is turned to. */
export function DiffTable({ caption, groups, isChosen, onChoose }: DiffTableProps) {
	const id = useId();
	return (
		<div className={styles.scroll}>
			<table className={styles.table}>
				<caption>{caption}</caption>
				<thead>
					<tr>
						<th scope="col">{__('Setting')}</th>
						<th scope="col">{__('Now → then')}</th>
					</tr>
				</thead>
				{groups.map(({ place, rows }) => (
					<tbody key={place}>
						{place && (
							<tr>
								<th scope="rowgroup" colSpan={2} className={styles.group}>
									{place}
								</th>
							</tr>
						)}
						{rows.map(({ key, name, card, change }) => (
							<tr key={key}>
								<td>
									<Checkbox
										label={name}
										checked={isChosen(key)}
										describedBy={`${id}${key}`}
										onChange={(isNext) => onChoose(key, isNext)}
									/>
									{card && <span className={styles.place}>{card}</span>}
								</td>
								<td id={`${id}${key}`}>{change}</td>
							</tr>
						))}
					</tbody>
				))}
			</table>
		</div>
	);
}
