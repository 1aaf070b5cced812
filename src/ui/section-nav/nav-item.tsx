import type { MouseEvent } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { joinClasses } from '@/lib/join-classes';
import { CountBadge } from '@/ui/count-badge';
import { ExternalMark } from '@/ui/external-mark';
import styles from './style.module.scss';

export interface SectionNavItem {
	key: string;
	label: string;
	href: string;
	isCurrent: boolean;
	count?: number;
	/** Says what the count counts, with the number in it. */
	countLabel?: string;
	isExternal?: boolean;
	onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

interface NavItemProps extends Omit<SectionNavItem, 'key'> {
	onSelect?: () => void;
}

export function NavItem({
	label,
	href,
	isCurrent,
	count = 0,
	countLabel,
	isExternal,
	onClick,
	onSelect,
}: NavItemProps) {
	/* translators: %d is a number of things that are new or need a look. */
	const countText = countLabel ?? sprintf(__('%d new', 'jetpack'), count);
	return (
		<li className={styles.item}>
			<a
				href={href}
				aria-current={isCurrent ? 'page' : undefined}
				className={joinClasses(styles.link, isCurrent && styles.current)}
				target={isExternal ? '_blank' : undefined}
				rel={isExternal ? 'noopener noreferrer' : undefined}
				onClick={(event) => {
					onClick?.(event);
					onSelect?.();
				}}
			>
				{label}
				{isExternal && <ExternalMark />}
				<CountBadge count={count} label={countText} />
			</a>
		</li>
	);
}
