import { speak } from '@wordpress/a11y';

/**
 * Announces a message in the page's one polite live region. A component that shows a message must not
 * announce it as well, or screen readers read it twice.
 */
export function announce(message: string): void {
	speak(message, 'polite');
}
