import { speak } from '@wordpress/a11y';

/**
 * Says a message in the page's one polite live region. Blocks that show a message never announce it
 * as well, or people would hear it twice.
 */
export function announce(message: string): void {
	speak(message, 'polite');
}
