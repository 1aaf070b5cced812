import { createRoot } from 'react-dom/client';

/** The smallest admin page with React: one element. Everything above its numbers is the cost of the app. */
const container = document.getElementById('dashboard-for-jetpack-floor');

if (container) {
	createRoot(container).render(<div data-card>Floor</div>);
}
