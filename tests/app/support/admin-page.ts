/**
 * Adds WordPress's content area with these notices; it is removed after the test.
 *
 * @return The area in which notices are printed.
 */
export function printAdminPage(...notices: string[]): HTMLElement {
	const area = document.createElement('div');
	area.id = 'wpbody-content';
	area.innerHTML = notices.join('');
	document.body.append(area);
	return area;
}

afterEach(() => document.getElementById('wpbody-content')?.remove());
