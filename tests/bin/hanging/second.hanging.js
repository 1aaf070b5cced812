import './first.hanging';
