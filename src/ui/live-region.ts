import { speak } from '@wordpress/a11y';

/**
 * Says a message in the page's one polite live region. Blocks that show a message do not announce
 * it themselves, else it would be heard twice.
 */
export function announce(message: string): void {
	speak(message, 'polite');
}
