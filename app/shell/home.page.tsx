export default function HomePage() {
  return <h1>Carry Bihar’s Legacy</h1>;
}
