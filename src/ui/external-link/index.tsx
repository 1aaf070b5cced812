import type { ReactNode } from 'react';
import { arrowUpRight } from '@wordpress/icons';
import { __ } from '@wordpress/i18n';
import type { Href } from '@/lib/safe-url';
import { Icon } from '@/ui/icon';
import { VisuallyHidden } from '@/ui/visually-hidden';
import styles from './style.module.scss';

/** Shows and announces that a link opens in a new tab. */
export function ExternalMark() {
	return (
		<>
			<Icon icon={arrowUpRight} size={16} className={styles.arrow} />
			<VisuallyHidden>
				{/* translators: accessibility text of a link */}
				{__('(opens in a new tab)', 'dashboard-for-jetpack')}
			</VisuallyHidden>
		</>
	);
}

interface ExternalLinkProps {
	href: Href;
	children: ReactNode;
}

/** A link in running text to another site: it opens in a new tab and announces that. */
export function ExternalLink({ href, children }: ExternalLinkProps) {
	return (
		<a href={href} target="_blank" rel="noopener noreferrer">
			{children}
			<ExternalMark />
		</a>
	);
}
