import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import { useAppSelector } from '@/state/store/hooks';
import { selectProtections } from '@/state/status/protections';
import { focusCard } from '@/ui/card';
import { Link } from '@/ui/link';
import { Status } from '@/ui/status';
import { useLocale } from '@/ui/use-locale';
import { toCell } from './cells';
import styles from './style.module.scss';

/** Each protection in a cell with its state, which leads to its card. */
export function Strip() {
	const [now] = useState(() => Date.now());
	const locale = useLocale();
	const protections = useAppSelector((state) => selectProtections(state, now, locale));
	return (
		<ul className={styles.strip} aria-label={__('Protections')}>
			{protections.map(toCell).map(({ id, name, text, intent }) => (
				<li key={id}>
					<Link
						className={styles.cell}
						href="#/security"
						onClick={(event) => {
							if (focusCard(id)) {
								event.preventDefault();
							}
						}}
					>
						<span className={styles.name}>{name}</span>
						<Status intent={intent}>{text}</Status>
					</Link>
				</li>
			))}
		</ul>
	);
}
